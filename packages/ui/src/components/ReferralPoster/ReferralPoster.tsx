import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { drawPoster, type Poster, posterSize } from './drawPoster.ts';
import * as css from './ReferralPoster.css.ts';

/** Props of `ReferralPoster`. */
export interface ReferralPosterProps {
  readonly poster: Poster;
  /** Hands the picture, a PNG as a data address, to the device to keep. */
  readonly onSave: (picture: string) => void;
}

/** The picture of a poster as a data address; undefined while it is drawn, or where there is no canvas. */
async function pictureOf(poster: Poster): Promise<string | undefined> {
  // Letters are drawn once: with the faces of the page, or not at all.
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = posterSize.width;
  canvas.height = posterSize.height;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  drawPoster(context, poster);
  return canvas.toDataURL('image/png');
}

/** A poster as a picture: to be saved by the button, or by a long press where a wallet's browser keeps no files. */
export function ReferralPoster({ poster, onSave }: ReferralPosterProps) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<string>();
  const { link, headline, address, note, simulation } = poster;
  useEffect(() => {
    let wanted = true;
    void pictureOf({ link, headline, address, note, simulation }).then((drawn) => {
      if (wanted) setPicture(drawn);
    });
    return () => {
      wanted = false;
    };
  }, [link, headline, address, note, simulation]);
  return (
    <div className={css.parts}>
      <div className={css.frame} aria-busy={picture === undefined || undefined}>
        {picture !== undefined && (
          <img
            className={css.picture}
            src={picture}
            width={posterSize.width}
            height={posterSize.height}
            alt={
              simulation === undefined
                ? t`Poster with your address, your referral link and its QR code`
                : t`Poster with your address, your referral link and its QR code; across it: ${simulation}`
            }
          />
        )}
      </div>
      <Button
        width="fill"
        state={picture === undefined ? 'busy' : 'ready'}
        onClick={() => picture !== undefined && onSave(picture)}
      >
        <Trans>Save the picture</Trans>
      </Button>
      <p className={css.note}>
        <Trans>If your browser keeps no files, press the picture for a while to save it.</Trans>
      </p>
    </div>
  );
}
