import { Button, ReferralPoster } from '@amswap/ui';
import { Sheet } from '@amswap/ui/sheet';
import type { Address } from '@amswap/values';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { openChainAtom } from '../../../boot/chainAtoms.ts';
import { useGenericText } from '../../../text/useGenericText.ts';

/** Props of `ReferralSheet`. */
export interface ReferralSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly link: string;
  readonly account: Address;
}

/** Hands a picture to the browser as a file to keep. */
function savePicture(picture: string, name: string, page: Document = document): void {
  const link = page.createElement('a');
  link.href = picture;
  link.download = name;
  page.body.append(link);
  link.click();
  link.remove();
}

/** The poster over the page. It carries no earnings, and in the tour "simulation" across it. */
export function ReferralSheet({ open, onClose, link, account }: ReferralSheetProps) {
  const { t } = useLingui();
  const generic = useGenericText();
  const inTour = useAtomValue(openChainAtom)?.tour !== undefined;
  const name = `amswap-referral${inTour ? '-simulation' : ''}.png`;
  const footer = (
    <Button variant="quiet" width="fill" onClick={onClose}>
      {generic('done')}
    </Button>
  );
  return (
    <Sheet open={open} onClose={onClose} title={t`Poster`} footer={footer}>
      <ReferralPoster
        poster={{
          link,
          headline: t`Register under this address`,
          address: account,
          note: t`Whoever registers with this link is bound to this address for good.`,
          simulation: inTour ? t`simulation` : undefined,
        }}
        onSave={(picture) => savePicture(picture, name)}
      />
    </Sheet>
  );
}
