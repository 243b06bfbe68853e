import { totalBurned } from '@amswap/chain';
import { AddressText, Card, FigureList, type ListedFigure, useFormat, useTimeFormat } from '@amswap/ui';
import type { WalletState } from '@amswap/chain/wallet';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { figureAtom, openChainAtom } from '../../boot/chainAtoms.ts';
import { readerStatusAtom } from '../../boot/readerAtoms.ts';
import { walletStateAtom } from '../wallet/index.ts';
import * as css from './diagnostics.css.ts';

/** The chain answers only where something is asked: the smallest read there is, while this page is looked at. */
const askedAtom = figureAtom(({ deployment }) => totalBurned(deployment), 'live');

const statusTexts: Readonly<Record<'starting' | 'live' | 'stale' | 'lagging' | 'down', MessageDescriptor>> = {
  starting: msg`nothing answered yet`,
  live: msg`answers`,
  stale: msg`did not answer the last time`,
  lagging: msg`answers with old blocks`,
  down: msg`does not answer`,
};

const walletTexts: Readonly<Record<WalletState['kind'], MessageDescriptor>> = {
  reconnecting: msg`looking for the wallet of the last visit`,
  signedOut: msg`no account`,
  connecting: msg`asked for its account`,
  wrongChain: msg`on another network`,
  connected: msg`connected`,
};

/** The chain that is read, and how reading goes. */
export function ChainCard() {
  const { t } = useLingui();
  const format = useFormat();
  const time = useTimeFormat();
  const chain = useAtomValue(openChainAtom);
  const status = useAtomValue(readerStatusAtom);
  useAtomValue(askedAtom);
  if (chain === undefined || status === undefined) return null;
  const { chainId } = chain.deployment;
  // Names that an operator wrote are shown as they are; the tour's are ours, and so translated.
  const names =
    chain.tour === undefined ? chain.deployment : { environment: t`Guest tour`, chainName: t`Guest tour` };
  const figures: readonly ListedFigure[] = [
    { id: 'environment', name: t`Environment`, value: <span translate="no">{names.environment}</span> },
    { id: 'chain', name: t`Network`, value: names.chainName },
    { id: 'chainId', name: t`Chain id`, value: `${chainId} · 0x${chainId.toString(16)}` },
    { id: 'status', name: t`The chain`, value: t(statusTexts[status.state]) },
    ...(status.state === 'live'
      ? [
          { id: 'block', name: t`Block`, value: format.integer(status.block) },
          { id: 'time', name: t`Time of the block (UTC)`, value: time.utcDateTime(status.blockTime) },
        ]
      : []),
  ];
  return (
    <Card label={t`The chain`} fit="form">
      <h2 className={css.title}>
        <Trans>The chain</Trans>
      </h2>
      <FigureList figures={figures} />
    </Card>
  );
}

/** The wallet, and how it stands to this page. */
export function WalletCard() {
  const { t } = useLingui();
  const state = useAtomValue(walletStateAtom);
  const wallet = 'wallet' in state ? state.wallet : undefined;
  const figures: readonly ListedFigure[] = [
    { id: 'state', name: t`State`, value: t(walletTexts[state.kind]) },
    // What a wallet says of itself is data: plain, cut where it came in.
    ...(wallet ? [{ id: 'name', name: t`Wallet`, value: wallet.name }] : []),
    ...('account' in state
      ? [{ id: 'account', name: t`Account`, value: <AddressText address={state.account} /> }]
      : []),
    ...('chainId' in state
      ? [{ id: 'chainId', name: t`Chain of the wallet`, value: String(state.chainId ?? '–') }]
      : []),
    ...(state.kind === 'connected'
      ? [
          {
            id: 'link',
            name: t`Its own connection`,
            value: state.link === 'up' ? t`up` : t`lost`,
            tone: state.link === 'up' ? ('plain' as const) : ('warning' as const),
          },
        ]
      : []),
  ];
  return (
    <Card label={t`Wallet`} fit="form">
      <h2 className={css.title}>
        <Trans>Wallet</Trans>
      </h2>
      <FigureList figures={figures} />
    </Card>
  );
}
