import { isUnlimited, type SpenderName } from '@amswap/chain';
import { AmountField, Button, readAmount } from '@amswap/ui';
import { Sheet } from '@amswap/ui/sheet';
import type { TokenId } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { valueOf } from '../../boot/chainAtoms.ts';
import { stack } from '../../shell/page.css.ts';
import { contractTexts } from '../../text/contractTexts.ts';
import { startPlanAtom } from '../plans/index.ts';
import { authorisationFactsAtom } from './authorisationAtoms.ts';
import * as css from './settings.css.ts';

/** One authorisation: the token and the contract that may take of it. */
export interface ChosenAuthorisation {
  readonly token: TokenId;
  readonly spender: SpenderName;
}

/** Props of `LowerSheet`. */
export interface LowerSheetProps {
  readonly chosen: ChosenAuthorisation;
  readonly open: boolean;
  readonly onClose: () => void;
}

const oneUnit = 1n;

/** How much a contract may take from now on: less than it may now, never more. */
export function LowerSheet({ chosen, open, onClose }: LowerSheetProps) {
  const { t } = useLingui();
  const start = useSetAtom(startPlanAtom);
  const facts = useAtomValue(authorisationFactsAtom);
  const [text, setText] = useState('');
  const { token, spender } = chosen;
  const name = t(contractTexts[spender]);
  const of = facts?.tokens.find((each) => each.token === token);
  const metadata = of && valueOf(of.metadata);
  const allowance = of && valueOf(of.allowances[spender]);
  const known = metadata !== undefined && allowance !== undefined && allowance > 0;
  const terms = known
    ? { decimals: metadata.decimals, ...(isUnlimited(allowance) ? {} : { available: allowance - oneUnit }) }
    : undefined;
  const reading = terms && readAmount(text, terms);
  const lower = (event: FormEvent): void => {
    event.preventDefault();
    if (reading?.state !== 'ready') return;
    const { amount } = reading;
    onClose();
    void start({
      title: msg`Lower what is authorised of ${token}`,
      make: ({ planLowerAllowance }, context) => planLowerAllowance(context, token, spender, amount),
    });
  };
  return (
    <Sheet open={open} onClose={onClose} title={t`Lower what is authorised of ${token}`}>
      <form className={stack} onSubmit={lower} noValidate>
        <p className={css.note}>
          <Trans>From then on the {name} may take so much at most. To take all of it back, revoke it.</Trans>
        </p>
        {terms && metadata && (
          <AmountField
            label={t`Authorised amount`}
            token={metadata.symbol}
            text={text}
            onChange={setText}
            {...terms}
          />
        )}
        <Button type="submit" width="fill" state={reading?.state === 'ready' ? 'ready' : 'off'}>
          {reading?.state === 'ready' ? <Trans>Lower</Trans> : <Trans>Enter a smaller amount</Trans>}
        </Button>
      </form>
    </Sheet>
  );
}
