import { RiskNotice } from '@amswap/ui';
import { Sheet } from '@amswap/ui/sheet';
import { useLingui } from '@lingui/react/macro';

/** Props of `RiskSheet`. */
export interface RiskSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The risk notice, to be read again. */
export default function RiskSheet({ open, onClose }: RiskSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} title={t`The risks`}>
      <RiskNotice />
    </Sheet>
  );
}
