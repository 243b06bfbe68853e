import { useLingui } from '@lingui/react/macro';
import { TickingText } from '../../clock/index.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { LinkText } from '../../controls/LinkText/LinkText.tsx';
import { Pill, type PillProps } from '../../controls/Pill/Pill.tsx';
import { shortAddress, useTimeFormat } from '../../format/index.ts';
import { AddressText } from '../AddressText/AddressText.tsx';
import { Card } from '../Card/Card.tsx';
import * as css from './TransactionCard.css.ts';

/** Where a transaction is in its life, as the journal names it. */
export type TransactionPhase =
  | 'planned'
  | 'awaitingSignature'
  | 'submitted'
  | 'batched'
  | 'confirming'
  | 'confirmed'
  | 'replaced'
  | 'cancelled'
  | 'dropped'
  | 'reverted'
  | 'misdirected'
  | 'refused';

/** A transaction as the journal and the tray show it. */
export interface ShownTransaction {
  readonly id: string;
  /** What it does: "Synthesis · 240 power for 96.412 X". */
  readonly title: string;
  readonly phase: TransactionPhase;
  /** When it was begun, milliseconds of the page's clock. */
  readonly at: number;
  readonly hash?: string | undefined;
  /** Its page in the block explorer (in the tour: its receipt). */
  readonly explorerUrl?: string | undefined;
  /** What it means: texts of the error code, or what was received. */
  readonly note?: string | undefined;
}

/** Props of `TransactionCard`. */
export interface TransactionCardProps {
  readonly transaction: ShownTransaction;
  /** Shows its receipt inside the page, where no explorer knows it. */
  readonly onReceipt?: ((hash: string) => void) | undefined;
  /** Looks for it once more; offered for one that no node knows any more. */
  readonly onCheckAgain?: ((id: string) => void) | undefined;
  /** Whether it is being looked for just now. */
  readonly check?: 'ready' | 'busy';
}

const tones: Record<TransactionPhase, NonNullable<PillProps['tone']>> = {
  planned: 'mute',
  awaitingSignature: 'warning',
  submitted: 'warning',
  batched: 'warning',
  confirming: 'warning',
  confirmed: 'positive',
  replaced: 'positive',
  cancelled: 'mute',
  dropped: 'negative',
  reverted: 'negative',
  misdirected: 'negative',
  refused: 'mute',
};

/** The word for a phase. */
function usePhaseWord(phase: TransactionPhase): string {
  const { t } = useLingui();
  const words: Record<TransactionPhase, string> = {
    planned: t`planned`,
    awaitingSignature: t`open your wallet`,
    submitted: t`sent`,
    batched: t`sent`,
    confirming: t`confirming`,
    confirmed: t`confirmed`,
    replaced: t`confirmed, sped up`,
    cancelled: t`cancelled`,
    dropped: t`dropped`,
    reverted: t`failed`,
    misdirected: t`by another account`,
    refused: t`refused`,
  };
  return words[phase];
}

/** One transaction: what it does, where it stands, since when, and where to look it up. */
export function TransactionCard(props: TransactionCardProps) {
  const { transaction, onReceipt, onCheckAgain, check = 'ready' } = props;
  const { id, title, phase, at, hash, explorerUrl, note } = transaction;
  const { t } = useLingui();
  const time = useTimeFormat();
  const word = usePhaseWord(phase);
  // The same act can stand in a list many times; by its hash each card is a place of its own.
  const label = hash === undefined ? undefined : `${title}, ${shortAddress(hash)}`;
  return (
    <Card className={css.card} state={phase} label={label}>
      <div className={css.head}>
        <Pill tone={tones[phase]}>{word}</Pill>
        <TickingText className={css.when} at={(now) => time.relative(at, now)} />
      </div>
      <div className={css.what}>{title}</div>
      {note && <p className={css.note}>{note}</p>}
      {hash && (
        <div className={css.links}>
          <AddressText address={hash} />
          {onReceipt && (
            <Button size="small" variant="quiet" onClick={() => onReceipt(hash)}>
              {t`Receipt`}
            </Button>
          )}
          {explorerUrl && (
            <LinkText href={explorerUrl} leads={explorerUrl.startsWith('#') ? 'inside' : 'outside'}>
              {explorerUrl.startsWith('#') ? t`Receipt` : t`Block explorer`}
            </LinkText>
          )}
          {onCheckAgain && phase === 'dropped' && (
            <Button size="small" variant="quiet" state={check} onClick={() => onCheckAgain(id)}>
              {t`Check again`}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
