import { Button, Card, EmptyState, ErrorPanel, RecordCard, Skeleton, useFormat } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { routeTable } from '../../routes/routeTable.ts';
import { errorTexts } from '../../text/errorTexts.ts';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { openWalletPickerAtom } from '../wallet/index.ts';
import { ExportRecords } from './ExportRecords.tsx';
import * as css from './records.css.ts';
import { moreRecordsAtom } from './recordsAtoms.ts';
import type { RecordsFilter } from './recordsFilter.ts';
import { useReachBottom } from './useReachBottom.ts';
import type { RecordsView } from './view.ts';

/** Props of `RecordsList`. */
export interface RecordsListProps {
  readonly view: RecordsView;
  readonly filter: RecordsFilter;
}

function NoAccount() {
  const { t } = useLingui();
  const connect = useSetAtom(openWalletPickerAtom);
  return (
    <EmptyState
      title={t`No account`}
      action={<Button onClick={connect}>{t(noticeTexts.pleaseLogin)}</Button>}
    >
      <Trans>Records are those of an account: connect a wallet to see yours.</Trans>
    </EmptyState>
  );
}

function NoMachines() {
  const { t } = useLingui();
  const router = useRouter();
  const synthesise = (): void => void router.navigate({ to: routeTable.synthesiseX.path });
  return (
    <EmptyState
      title={t`No machines yet`}
      action={
        <Button onClick={synthesise}>
          <Trans>Synthesise hashrate</Trans>
        </Button>
      }
    >
      <Trans>Your first synthesis shows up here, with what it earned of its cap and when it is out.</Trans>
    </EmptyState>
  );
}

function Unread() {
  const { t } = useLingui();
  const chain = useAtomValue(openChainAtom);
  const { what, funds, todo } = errorTexts['rpc.unreachable'];
  return (
    <ErrorPanel
      error={{ what: t(what), funds: t(funds), todo: t(todo) }}
      onRetry={() => chain?.reader.refresh()}
    />
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Card label={t`Reading your records`} busy fit="form">
      <Skeleton tenths={8} />
      <Skeleton tenths={6} />
      <Skeleton tenths={8} />
      <Skeleton tenths={6} />
    </Card>
  );
}

type List = Extract<RecordsView, { kind: 'list' }>;

/** What stands at the end of the list: it goes on by itself when that comes into view. */
function ListEnd({ read, next }: Pick<List, 'read' | 'next'>) {
  const more = useSetAtom(moreRecordsAtom);
  const end = useReachBottom(Number(read), more);
  const chain = useAtomValue(openChainAtom);
  if (next === 'end') return null;
  return (
    <div ref={end} className={css.end}>
      {next === 'failed' ? (
        <Button variant="quiet" size="small" onClick={() => chain?.reader.refresh()}>
          <Trans>The rest could not be read. Try again</Trans>
        </Button>
      ) : (
        <Button variant="quiet" size="small" state={next === 'reading' ? 'busy' : 'ready'} onClick={more}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

function Records({ view, filter }: { readonly view: List; readonly filter: RecordsFilter }) {
  const { t } = useLingui();
  const format = useFormat();
  const { records, read, total, next } = view;
  const shown = format.integer(records.length);
  const looked = format.integer(read);
  const all = format.integer(total);
  return (
    <>
      <div className={css.head}>
        <p className={css.note} role="status">
          <Trans>
            {shown} shown · {looked} of {all} read
          </Trans>
        </p>
        <ExportRecords filter={filter} />
      </div>
      {records.length > 0 ? (
        <Card label={t`Records`}>
          <ul className={css.list}>
            {records.map((record) => (
              <RecordCard key={`${record.contract} ${record.id}`} record={record} detail="full" />
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState title={t`None of these`}>
          {next === 'end' ? (
            <Trans>None of your machines is like this. Choose another state or token.</Trans>
          ) : (
            <Trans>None among those that were read so far.</Trans>
          )}
        </EmptyState>
      )}
      <ListEnd read={read} next={next} />
    </>
  );
}

/** The list of records in whatever state it is. */
export function RecordsList({ view, filter }: RecordsListProps) {
  switch (view.kind) {
    case 'noAccount':
      return <NoAccount />;
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <Unread />;
    case 'none':
      return <NoMachines />;
    case 'list':
      return <Records view={view} filter={filter} />;
  }
}
