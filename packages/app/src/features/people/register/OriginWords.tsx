import { Trans } from '@lingui/react/macro';
import type { FounderReason, ReferrerChoice } from '../referrerChoice.ts';

/** Why it is the founder whom one joins under. */
function FounderWords({ reason }: { readonly reason: FounderReason }) {
  switch (reason) {
    case 'noLink':
      return <Trans>You came without a referral link, so you would join under the founder.</Trans>;
    case 'unreadable':
      return <Trans>The referrer in your link is no address, so you would join under the founder.</Trans>;
    case 'nobody':
      return (
        <Trans>
          The referrer in your link is an address that nobody owns, so you would join under the founder.
        </Trans>
      );
    case 'notMember':
      return <Trans>The referrer in your link is no member, so you would join under the founder.</Trans>;
    case 'oneself':
      return <Trans>The link is your own, so you would join under the founder.</Trans>;
  }
}

/** Props of `OriginWords`. */
export interface OriginWordsProps {
  readonly choice: Exclude<ReferrerChoice, { readonly kind: 'loading' }>;
}

/** Where the referrer comes from, or why there is none but the founder. */
export function OriginWords({ choice }: OriginWordsProps) {
  if (choice.kind === 'founder') return <FounderWords reason={choice.reason} />;
  return choice.origin === 'link' ? (
    <Trans>Your link names this referrer.</Trans>
  ) : (
    <Trans>A link that you opened before names this referrer.</Trans>
  );
}
