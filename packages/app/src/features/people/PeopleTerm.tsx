import { TermExplainer } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Words about people that explain themselves. */
export type PeopleTermId =
  | 'superior'
  | 'settler'
  | 'sLevel'
  | 'vipLevel'
  | 'power'
  | 'myPerformance'
  | 'ownPerformance'
  | 'teamPerformance';

/** Props of `PeopleTerm`. */
export interface PeopleTermProps {
  readonly id: PeopleTermId;
}

function Explainer({ id }: PeopleTermProps) {
  switch (id) {
    case 'superior':
      return <Trans>The referrer, who brought the account. It cannot be changed.</Trans>;
    case 'settler':
      return <Trans>Whose line a synthesis counts for. The account can change it.</Trans>;
    case 'sLevel':
      return <Trans>A level by team performance. Levels pay nothing.</Trans>;
    case 'vipLevel':
      return <Trans>A level by the power that ran at the last 00:00 UTC. Levels pay nothing.</Trans>;
    case 'power':
      return <Trans>The power of the machines that still run.</Trans>;
    case 'myPerformance':
    case 'ownPerformance':
      return <Trans>All power that the account ever synthesised.</Trans>;
    case 'teamPerformance':
      return <Trans>All power ever synthesised in the referral line below the account.</Trans>;
  }
}

/** A term of relations and levels, explained on a tap. */
export function PeopleTerm({ id }: PeopleTermProps) {
  const { t } = useLingui();
  const terms: Readonly<Record<PeopleTermId, string>> = {
    superior: t`Superior`,
    settler: t`Settler`,
    sLevel: t`S level`,
    vipLevel: t`VIP level`,
    power: t`Current merged power`,
    myPerformance: t`My performance`,
    ownPerformance: t`Own performance`,
    teamPerformance: t`Team performance`,
  };
  return (
    <TermExplainer term={terms[id]}>
      <Explainer id={id} />
    </TermExplainer>
  );
}
