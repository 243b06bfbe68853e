import { Trans } from '@lingui/react/macro';
import { Button } from '../../controls/Button/Button.tsx';
import * as css from './RiskNotice.css.ts';

/** Props of `RiskNotice`. */
export interface RiskNoticeProps {
  /** Read and understood; without it the notice is only to be read again. */
  readonly onAccept?: (() => void) | undefined;
}

/** The risks in plain words, once before the first write and reachable from every plan. */
export function RiskNotice({ onAccept }: RiskNoticeProps) {
  const points = [
    {
      id: 'loss',
      name: <Trans>You can lose what you pay</Trans>,
      words: <Trans>What a machine earns is paid in a token whose price can fall, to nothing as well.</Trans>,
    },
    {
      id: 'cap',
      name: <Trans>The cap is a ceiling, not a promise</Trans>,
      words: <Trans>A machine earns until its cap, as long as the contract can pay.</Trans>,
    },
    {
      id: 'final',
      name: <Trans>Nothing can be taken back</Trans>,
      words: <Trans>A confirmed transaction is final. Nobody can undo it, we can't either.</Trans>,
    },
    {
      id: 'code',
      name: <Trans>Contracts can have faults</Trans>,
      words: <Trans>Authorise only what you are about to spend, and revoke what you no longer need.</Trans>,
    },
  ];
  return (
    <div className={css.notice}>
      <ul className={css.list}>
        {points.map(({ id, name, words }) => (
          <li key={id} className={css.point}>
            <div>
              <div className={css.name}>{name}</div>
              <div className={css.words}>{words}</div>
            </div>
          </li>
        ))}
      </ul>
      {onAccept && (
        <Button width="fill" onClick={onAccept}>
          <Trans>I have read this</Trans>
        </Button>
      )}
    </div>
  );
}
