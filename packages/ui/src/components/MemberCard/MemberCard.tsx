import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../../format/index.ts';
import { Card } from '../Card/Card.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import type { CountdownState } from '../Countdown/countdownState.ts';
import { FigureList, type ListedFigure } from '../FigureList/FigureList.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import * as css from './MemberCard.css.ts';

/** A level and what it is called. */
export interface ShownLevel {
  /** Its name: text, or a term that explains itself. */
  readonly name: ReactNode;
  /** 0 to 5. */
  readonly level: number;
}

/** The levels and figures of a member. */
export interface ShownMember {
  readonly sLevel: ShownLevel;
  readonly vipLevel: ShownLevel;
  /** When the VIP level is reckoned anew; left out where it is not told. */
  readonly vipRefresh?: CountdownState | undefined;
  readonly figures: readonly ListedFigure[];
}

/** Props of `MemberCard`. */
export interface MemberCardProps {
  /** Whose levels these are: "Your levels". */
  readonly label: string;
  /** Undefined while it is being read. */
  readonly member: ShownMember | undefined;
}

function Level({ shown, letters, children }: LevelProps) {
  const format = useFormat();
  const { name, level } = shown;
  return (
    <div className={css.level} data-state={level > 0 ? 'reached' : 'none'}>
      <span className={css.name}>{name}</span>
      <span className={css.value}>
        {level > 0 ? `${letters}${format.integer(level)}` : <Trans>none yet</Trans>}
      </span>
      {children}
    </div>
  );
}

interface LevelProps {
  readonly shown: ShownLevel;
  /** In front of the number. */
  readonly letters: string;
  readonly children?: ReactNode;
}

/** S level, VIP level and when it changes, and the member's figures. Levels pay nothing. */
export function MemberCard({ label, member }: MemberCardProps) {
  const { t } = useLingui();
  if (member === undefined)
    return (
      <Card label={label} busy fit="form">
        <Skeleton shape="block" />
        <Skeleton tenths={8} />
        <Skeleton tenths={6} />
      </Card>
    );
  const { sLevel, vipLevel, vipRefresh, figures } = member;
  return (
    <Card label={label} fit="form">
      <div className={css.levels}>
        <Level shown={sLevel} letters="S" />
        <Level shown={vipLevel} letters="VIP ">
          {vipRefresh && (
            <span className={css.refresh}>
              <Trans>
                anew in <Countdown state={vipRefresh} label={t`VIP levels are reckoned anew in`} />
              </Trans>
            </span>
          )}
        </Level>
      </div>
      <FigureList figures={figures} />
    </Card>
  );
}
