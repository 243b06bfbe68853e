import { Trans } from '@lingui/react/macro';
import { Button } from '../../controls/Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import * as css from './ErrorPanel.css.ts';

/** An error in the three texts that every error code has. */
export interface ErrorWords {
  /** What happened. */
  readonly what: string;
  /** What it means for the reader's funds. */
  readonly funds: string;
  /** What to do. */
  readonly todo: string;
}

/** Props of `ErrorPanel`. */
export interface ErrorPanelProps {
  readonly error: ErrorWords;
  /** What a wallet, node or contract said, word for word: foreign text, already cut. */
  readonly foreign?: string | undefined;
  /** Tries again; without it there is nothing to retry. */
  readonly onRetry?: (() => void) | undefined;
  /** While that goes on. */
  readonly retry?: 'ready' | 'busy';
}

/** An error that needs an answer. It stays where what failed would stand. */
export function ErrorPanel({ error, foreign, onRetry, retry = 'ready' }: ErrorPanelProps) {
  return (
    <Card className={css.panel} state={retry}>
      <div role="alert">
        <div className={css.title}>{error.what}</div>
        <div className={css.line}>{error.funds}</div>
        <div className={css.todo}>{error.todo}</div>
      </div>
      {foreign && (
        <details className={css.line}>
          <summary>
            <Trans>What the other side said</Trans>
          </summary>
          <div className={css.foreign}>{foreign}</div>
        </details>
      )}
      {onRetry && (
        <div className={css.act}>
          <Button size="small" variant="quiet" state={retry} onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}
