import type { BindingAnswer } from '@amswap/accounts/schema';
import { AddressText, Button, Card, FigureList, useTimeFormat } from '@amswap/ui';
import { checksumAddress } from '@amswap/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { unbindAtom } from './bindAtoms.ts';
import * as css from './bind.css.ts';
import type { BindAct } from './bindState.ts';
import { LostPassword } from './LostPassword.tsx';

/** Props of `BoundCard`. */
export interface BoundCardProps {
  readonly binding: BindingAnswer;
  readonly act: BindAct;
}

/** Unbinding asks once more, in place. */
function Unbind({ act }: Pick<BoundCardProps, 'act'>) {
  const unbind = useSetAtom(unbindAtom);
  const [asked, setAsked] = useState<'no' | 'yes'>('no');
  if (asked === 'no')
    return (
      <Button variant="quiet" width="fill" onClick={() => setAsked('yes')}>
        <Trans>Unbind</Trans>
      </Button>
    );
  return (
    <>
      <p className={css.note}>
        <Trans>
          After this neither knows the other any more. To bind them again takes the account’s password.
        </Trans>
      </p>
      <div className={css.choice}>
        <Button variant="quiet" state={act === 'idle' ? 'ready' : 'off'} onClick={() => setAsked('no')}>
          <Trans>Keep it bound</Trans>
        </Button>
        <Button variant="danger" state={act === 'idle' ? 'ready' : 'busy'} onClick={() => void unbind()}>
          <Trans>Unbind now</Trans>
        </Button>
      </div>
    </>
  );
}

/** What the wallet is bound to, since when, and the way out. */
export function BoundCard({ binding, act }: BoundCardProps) {
  const { t } = useLingui();
  const time = useTimeFormat();
  return (
    <Card label={t`Bound account`} fit="form" state="bound">
      <h2 className={css.title}>
        <Trans>This wallet is bound</Trans>
      </h2>
      <FigureList
        figures={[
          // A name is foreign text: it is shown as it is, and as nothing but text.
          { id: 'account', name: t`Account`, value: <bdi>{binding.account}</bdi> },
          {
            id: 'since',
            name: t`Since`,
            value: time.dateTime(BigInt(Math.floor(Date.parse(binding.since) / 1000))),
          },
          { id: 'wallet', name: t`Wallet`, value: <AddressText address={checksumAddress(binding.wallet)} /> },
        ]}
      />
      <LostPassword />
      <Unbind act={act} />
    </Card>
  );
}
