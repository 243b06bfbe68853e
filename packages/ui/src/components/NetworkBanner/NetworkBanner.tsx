'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { Trans } from '@lingui/react/macro';
import { TickingText } from '../../clock/index.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { useTimeFormat } from '../../format/index.ts';
import { figures } from '../../theme/text.css.ts';
import * as css from './NetworkBanner.css.ts';

/** What goes on with the network. */
export type NetworkTrouble =
  /** No node answers. Figures are as old as `since` (milliseconds of the page's clock), if there are any. */
  | { readonly kind: 'outage'; readonly since: number | undefined }
  /** The device itself is offline. Figures are as old as `since`, if there are any. */
  | { readonly kind: 'offline'; readonly since?: number | undefined }
  /** The wallet is on another chain than `wanted`. */
  | { readonly kind: 'wrongChain'; readonly wanted: string }
  /** Contracts are others than the site's config expects: writes are off. `fields` are named as the config names them. */
  | { readonly kind: 'otherContracts'; readonly fields: readonly string[] }
  /** The page stands in a frame of another site: writes are off. */
  | { readonly kind: 'foreignFrame' };

/** Props of `NetworkBanner`. */
export interface NetworkBannerProps {
  readonly trouble: NetworkTrouble;
  /** Try again, or ask the wallet to switch. */
  readonly onAct: () => void;
  /** While that goes on. */
  readonly act?: 'ready' | 'busy';
}

function Title({ trouble }: { readonly trouble: NetworkTrouble }) {
  switch (trouble.kind) {
    case 'outage':
      return <Trans>Your network is abnormal</Trans>;
    case 'offline':
      return <Trans>You are offline</Trans>;
    case 'wrongChain':
      return <Trans>Your wallet is on another network</Trans>;
    case 'otherContracts':
      return <Trans>The contracts are not the ones expected</Trans>;
    case 'foreignFrame':
      return <Trans>This page is shown inside another site</Trans>;
  }
}

/** What is still shown without a network, and how old it is. */
function OfflineDetail({ since }: { readonly since: number | undefined }) {
  const time = useTimeFormat();
  if (since === undefined)
    return <Trans>Figures stay as they were. Nothing can be sent until you are back.</Trans>;
  return (
    <Trans>
      Figures are from <TickingText className={figures} at={(now) => time.relative(since, now)} />. Nothing
      can be sent until you are back.
    </Trans>
  );
}

/** Figures and how old they are: renewed every second, so it stands outside of what is announced. */
function OutageDetail({ since }: { readonly since: number | undefined }) {
  const time = useTimeFormat();
  if (since === undefined) return <Trans>Nothing could be read yet. Trying the next node.</Trans>;
  return (
    <Trans>
      Figures are from <TickingText className={figures} at={(now) => time.relative(since, now)} />. Trying the
      next node.
    </Trans>
  );
}

function Detail({ trouble }: { readonly trouble: NetworkTrouble }) {
  switch (trouble.kind) {
    case 'outage':
      return <OutageDetail since={trouble.since} />;
    case 'offline':
      return <OfflineDetail since={trouble.since} />;
    case 'wrongChain': {
      const { wanted } = trouble;
      return <Trans>This product runs on {wanted}. Until you switch, nothing can be sent.</Trans>;
    }
    case 'otherContracts': {
      const fields = trouble.fields.join(', ');
      return <Trans>For your safety nothing can be sent until the operator has looked at: {fields}.</Trans>;
    }
    case 'foreignFrame':
      return <Trans>For your safety nothing can be sent from here. Open it in a window of its own.</Trans>;
  }
}

/** What goes on longer than a toast lasts. Stands as long as the trouble does. */
export function NetworkBanner({ trouble, onAct, act = 'ready' }: NetworkBannerProps) {
  return (
    <div className={css.banner} data-state={trouble.kind}>
      <div className={css.words}>
        <div role="status" className={css.title}>
          <Title trouble={trouble} />
        </div>
        <div className={css.detail}>
          <Detail trouble={trouble} />
        </div>
      </div>
      <Button variant="inherit" size="small" state={act} onClick={onAct}>
        {trouble.kind === 'wrongChain' ? (
          <Trans>Switch network</Trans>
        ) : trouble.kind === 'foreignFrame' ? (
          <Trans>Open the page</Trans>
        ) : (
          <Trans>Retry</Trans>
        )}
      </Button>
    </div>
  );
}
