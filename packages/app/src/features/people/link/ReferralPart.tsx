import { copyText, ReferralCard } from '@amswap/ui';
import type { Address } from '@amswap/values';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { openChainAtom } from '../../../boot/chainAtoms.ts';
import { servicesAtom } from '../../../boot/serviceAtoms.ts';
import { successTexts } from '../../../text/successTexts.ts';
import { ReferralSheet } from './ReferralSheet.tsx';
import { referralLink } from './referralLink.ts';

/** Props of `ReferralPart`. */
export interface ReferralPartProps {
  readonly account: Address;
}

/** Whether the device has a share sheet. */
const canShare = (): boolean => typeof navigator.share === 'function';

/** The account's referral link, and what can be done with it. */
export function ReferralPart({ account }: ReferralPartProps) {
  const { t } = useLingui();
  const [poster, setPoster] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const chain = useAtomValue(openChainAtom);
  const { startUp, toasts } = useAtomValue(servicesAtom);
  const inTour = chain?.tour !== undefined;
  const link = referralLink(chain?.deployment.baseUrl, startUp.cleaned, account);
  const copy = async (): Promise<void> => {
    const done = await copyText(link);
    toasts.show(
      done ? t(successTexts.copied) : t`Copying is not possible here.`,
      done ? 'positive' : 'negative',
    );
  };
  const share = (): void => {
    const text = inTour ? t`AMSWAP (simulation)` : t`AMSWAP`;
    // The reader closes the share sheet by a rejection: nothing to say about it.
    navigator.share({ title: text, text, url: link }).catch(() => undefined);
  };
  return (
    <>
      <ReferralCard
        link={link}
        onCopy={() => void copy()}
        onShare={canShare() ? share : undefined}
        onPoster={() => setPoster('open')}
      />
      {poster !== 'untouched' && (
        <ReferralSheet
          open={poster === 'open'}
          onClose={() => setPoster('closed')}
          link={link}
          account={account}
        />
      )}
    </>
  );
}
