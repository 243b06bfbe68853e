import { Button, RiskNotice } from '@amswap/ui';
import { Sheet } from '@amswap/ui/sheet';
import { useLingui } from '@lingui/react/macro';
import { useGenericText } from '../../text/useGenericText.ts';

/** Props of `RiskSheet`. */
export interface RiskSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The risk notice, to be read again. */
export default function RiskSheet({ open, onClose }: RiskSheetProps) {
  const { t } = useLingui();
  const generic = useGenericText();
  const footer = (
    <Button width="fill" onClick={onClose}>
      {generic('ok')}
    </Button>
  );
  return (
    <Sheet open={open} onClose={onClose} title={t`The risks`} footer={footer}>
      <RiskNotice />
    </Sheet>
  );
}
