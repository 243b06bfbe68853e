import { Button, EmptyState, Skeleton, Card } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { awaitsWalletAtom, openWalletPickerAtom } from '../wallet/index.ts';

/** Props of `AccountNeeded`. */
export interface AccountNeededProps {
  /** What stands here once there is an account. */
  readonly children: ReactNode;
}

/** In place of a page that is about an account, where there is none yet. */
export function AccountNeeded({ children }: AccountNeededProps) {
  const { t } = useLingui();
  const connect = useSetAtom(openWalletPickerAtom);
  const awaitsWallet = useAtomValue(awaitsWalletAtom);
  if (awaitsWallet)
    return (
      <Card label={t`Waiting for the wallet`} busy fit="form">
        <Skeleton tenths={8} />
        <Skeleton tenths={6} />
        <Skeleton shape="block" />
      </Card>
    );
  return (
    <EmptyState
      title={t`No account`}
      action={<Button onClick={connect}>{t(noticeTexts.pleaseLogin)}</Button>}
    >
      {children}
    </EmptyState>
  );
}
