import { Column, NarrowColumn, PageTitle, Segmented, Select } from '@amswap/ui';
import { payTokenIds } from '@amswap/values';
import { useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { routeTable } from '../../routes/routeTable.ts';
import { RecordsList } from './RecordsList.tsx';
import * as css from './records.css.ts';
import { recordsFactsAtom } from './recordsAtoms.ts';
import {
  filterOf,
  type RecordsFilter,
  type RecordsSearch,
  type RecordState,
  searchOf,
} from './recordsFilter.ts';
import { recordsView } from './view.ts';

/** The filter in the address, and a way to write it there. */
function useRecordsFilter(): readonly [RecordsFilter, (filter: RecordsFilter) => void] {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.search as RecordsSearch });
  const choose = (filter: RecordsFilter): void =>
    void router.navigate({ to: routeTable.machineRecord.path, search: searchOf(filter), replace: true });
  return [filterOf(search), choose];
}

/** Synthesis records of both main contracts in one list. */
export default function RecordsPage() {
  const { t } = useLingui();
  const panelId = useId();
  const [filter, choose] = useRecordsFilter();
  const facts = useAtomValue(recordsFactsAtom);
  const view = recordsView(facts, filter, {
    main: t`main contract`,
    mainSecondary: t`second main contract`,
  });
  return (
    <NarrowColumn>
      <PageTitle title={t`Synthesis record`} />
      <div className={css.filters}>
        <Segmented<RecordState>
          label={t`Machines shown`}
          segments={[
            { id: 'all', label: t`All` },
            { id: 'running', label: t`Running` },
            { id: 'out', label: t`Out` },
          ]}
          value={filter.state}
          onChange={(state) => choose({ ...filter, state })}
          panelId={panelId}
        />
        <Select<RecordsFilter['token']>
          label={t`Paid in`}
          options={[{ id: 'all', label: t`Any token` }, ...payTokenIds.map((id) => ({ id, label: id }))]}
          value={filter.token}
          onChange={(token) => choose({ ...filter, token })}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t`Synthesis record`}>
        <Column>
          <RecordsList view={view} filter={filter} />
        </Column>
      </div>
    </NarrowColumn>
  );
}
