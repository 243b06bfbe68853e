import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import ImageIcon from 'lucide-react/icons/image';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '../../controls/Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import * as css from './ReferralCard.css.ts';

/** Props of `ReferralCard`. */
export interface ReferralCardProps {
  /** The whole link. */
  readonly link: string;
  readonly onCopy: () => void;
  /** Opens the share sheet of the device; left out where there is none, or where nothing may be shared. */
  readonly onShare?: (() => void) | undefined;
  /** Shows the poster. */
  readonly onPoster: () => void;
}

/** The referral link to be copied, shared, or read by a camera. */
export function ReferralCard({ link, onCopy, onShare, onPoster }: ReferralCardProps) {
  const { t } = useLingui();
  return (
    <Card label={t`Referral link`} fit="form">
      <h2 className={css.title}>
        <Trans>Referral link</Trans>
      </h2>
      <div className={css.parts}>
        <div className={css.code}>
          <QrCode text={link} label={t`QR code of your referral link`} />
        </div>
        <div className={css.words}>
          <p className={css.link}>{link}</p>
          <p className={css.note}>
            <Trans>
              Whoever registers with it is bound to you for good. It works from any folder and in a wallet’s
              own browser.
            </Trans>
          </p>
        </div>
      </div>
      <Button width="fill" icon={<Copy className={css.icon} aria-hidden="true" />} onClick={onCopy}>
        <Trans>Copy link</Trans>
      </Button>
      <div className={css.acts}>
        {onShare && (
          <Button
            variant="quiet"
            size="medium"
            width="fill"
            icon={<Share2 className={css.icon} aria-hidden="true" />}
            onClick={onShare}
          >
            <Trans>Share</Trans>
          </Button>
        )}
        <Button
          variant="quiet"
          size="medium"
          width="fill"
          icon={<ImageIcon className={css.icon} aria-hidden="true" />}
          onClick={onPoster}
        >
          <Trans>Poster</Trans>
        </Button>
      </div>
    </Card>
  );
}
