import type { Address } from '@amswap/values';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Pill } from '../../controls/Pill/Pill.tsx';
import { useFormat, useTimeFormat } from '../../format/index.ts';
import { figures } from '../../theme/text.css.ts';
import { AddressText } from '../AddressText/AddressText.tsx';
import * as css from './TeamList.css.ts';

/** A member of a team. Performance is power ever synthesised. */
export interface TeamMember {
  readonly address: Address;
  /** Unix seconds. */
  readonly joinedAt: bigint;
  readonly ownPerformance: bigint;
  readonly teamPerformance: bigint;
  /** 0 to 5. */
  readonly sLevel: number;
}

/** Props of `TeamList`. */
export interface TeamListProps {
  /** What it lists: "Members that you referred". */
  readonly label: string;
  readonly members: readonly TeamMember[];
  /** The way to what is known of a member. */
  readonly open: (address: Address) => ReactNode;
}

/** Members that an account referred, each with the way to its own page. */
export function TeamList({ label, members, open }: TeamListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const time = useTimeFormat();
  return (
    <ul className={css.list} aria-label={label}>
      {members.map(({ address, joinedAt, ownPerformance, teamPerformance, sLevel }) => {
        const own = format.power(ownPerformance);
        const team = format.power(teamPerformance);
        const date = time.utcDate(joinedAt);
        return (
          <li key={address} className={css.member}>
            <div className={css.head}>
              <span className={css.who}>
                <AddressText address={address} identicon="small" />
                {sLevel > 0 && <Pill tone="accent">{t`S${sLevel}`}</Pill>}
              </span>
              {open(address)}
            </div>
            <div className={`${css.detail} ${figures}`}>
              <span>
                <Trans>
                  own {own} · team {team}
                </Trans>
              </span>
              <span>
                <Trans>since {date}</Trans>
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
