import type { Member } from '@amswap/chain';
import { type ListedFigure, type ShownMember, useFormat, useTimeFormat } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';
import { PeopleTerm } from './PeopleTerm.tsx';

/** Figures of the reader's own account, or of another member. */
export function useMemberFigures(): (member: Member, whose: 'own' | 'other') => readonly ListedFigure[] {
  const { t } = useLingui();
  const format = useFormat();
  const time = useTimeFormat();
  return (member, whose) => [
    { id: 'power', name: <PeopleTerm id="power" />, value: format.power(member.activePower) },
    {
      id: 'own',
      name: <PeopleTerm id={whose === 'own' ? 'myPerformance' : 'ownPerformance'} />,
      value: format.power(member.ownPerformance),
    },
    { id: 'team', name: <PeopleTerm id="teamPerformance" />, value: format.power(member.teamPerformance) },
    { id: 'direct', name: t`Members referred`, value: format.integer(member.directCount) },
    { id: 'count', name: t`Members in the team`, value: format.integer(member.teamCount) },
    { id: 'since', name: t`Member since`, value: time.utcDate(member.joinedAt) },
  ];
}

/** The levels of a member, as their card shows them. */
export const shownLevels = ({ sLevel, vipLevel }: Member): Pick<ShownMember, 'sLevel' | 'vipLevel'> => ({
  sLevel: { name: <PeopleTerm id="sLevel" />, level: sLevel },
  vipLevel: { name: <PeopleTerm id="vipLevel" />, level: vipLevel },
});
