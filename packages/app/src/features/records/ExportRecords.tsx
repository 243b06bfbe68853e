import { Button } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { exportRecordsAtom } from './exportRecordsAtom.ts';
import type { RecordsCsvWords } from './recordsCsv.ts';
import type { RecordsFilter } from './recordsFilter.ts';

/** Props of `ExportRecords`. */
export interface ExportRecordsProps {
  readonly filter: RecordsFilter;
}

function useCsvWords(): RecordsCsvWords {
  const { t } = useLingui();
  const inTour = useAtomValue(openChainAtom)?.tour !== undefined;
  return {
    headings: [
      t`Contract`,
      t`Contract address`,
      t`Number`,
      t`Power`,
      t`Token`,
      t`Paid`,
      t`Started (UTC)`,
      t`Ends (UTC)`,
      t`Earned (ACB)`,
      t`Cap (ACB)`,
      t`State`,
    ],
    main: t`main contract`,
    mainSecondary: t`second main contract`,
    running: t`running`,
    out: t`out`,
    simulation: inTour ? t`simulation` : undefined,
  };
}

/** Hands all records of the filter over as CSV. */
export function ExportRecords({ filter }: ExportRecordsProps) {
  const { t } = useLingui();
  const [stage, setStage] = useState<'ready' | 'busy'>('ready');
  const { toasts } = useAtomValue(servicesAtom);
  const exportRecords = useSetAtom(exportRecordsAtom);
  const words = useCsvWords();
  const press = async (): Promise<void> => {
    setStage('busy');
    const outcome = await exportRecords({ filter, words });
    setStage('ready');
    if (outcome === 'failed') toasts.show(t(noticeTexts.networkAbnormal), 'negative');
  };
  return (
    <Button size="small" variant="quiet" state={stage} onClick={() => void press()}>
      <Trans>Export CSV</Trans>
    </Button>
  );
}
