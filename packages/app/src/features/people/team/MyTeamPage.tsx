import type { LevelThresholds, Member } from '@amswap/chain';
import {
  Card,
  Column,
  Columns,
  type CountdownState,
  EmptyState,
  type ListedFigure,
  MemberCard,
  PageTitle,
  Pagination,
  Skeleton,
  TeamList,
  useFormat,
} from '@amswap/ui';
import { type Address, secondsOfDay } from '@amswap/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type Figure, valueOf } from '../../../boot/chainAtoms.ts';
import { useGo } from '../../../routes/useGo.ts';
import { RouteLink } from '../../../routes/RouteLink.tsx';
import { AccountNeeded } from '../AccountNeeded.tsx';
import { MemberLink } from '../MemberLink.tsx';
import * as css from '../people.css.ts';
import { ownMemberAtom } from '../personAtoms.ts';
import { Unread } from '../Unread.tsx';
import { shownLevels, useMemberFigures } from '../useMemberFigures.tsx';
import {
  directMembersAtom,
  lineDepthAtom,
  membersPerPage,
  teamPageAtom,
  thresholdsAtom,
  vipRefreshAtom,
} from './teamAtoms.ts';

const none = 0n;
const dayMs = Number(secondsOfDay) * 1000;

const refreshOf = (at: Figure<bigint>): CountdownState => {
  const seconds = valueOf(at);
  return seconds === undefined
    ? { kind: 'loading' }
    : { kind: 'running', endsAt: Number(seconds) * 1000, length: dayMs };
};

/** What the next levels take, as figures below the others. */
function useNextLevels(): (
  member: Member,
  thresholds: LevelThresholds | undefined,
) => readonly ListedFigure[] {
  const { t } = useLingui();
  const format = useFormat();
  return ({ sLevel, vipLevel }, thresholds) => {
    const s = thresholds?.teamPerformance[sLevel];
    const vip = thresholds?.activePower[vipLevel];
    return [
      ...(s === undefined ? [] : [{ id: 'nextS', name: t`Next S level from`, value: format.power(s) }]),
      ...(vip === undefined
        ? []
        : [{ id: 'nextVip', name: t`Next VIP level from`, value: format.power(vip) }]),
    ];
  };
}

function LevelsCard({ member }: { readonly member: Member }) {
  const { t } = useLingui();
  const format = useFormat();
  const figuresOf = useMemberFigures();
  const nextOf = useNextLevels();
  const refresh = useAtomValue(vipRefreshAtom);
  const depth = valueOf(useAtomValue(lineDepthAtom));
  const thresholds = valueOf(useAtomValue(thresholdsAtom));
  const levels = depth === undefined ? undefined : format.integer(depth);
  return (
    <>
      <MemberCard
        label={t`Your levels`}
        member={{
          ...shownLevels(member),
          vipRefresh: refreshOf(refresh),
          figures: [...figuresOf(member, 'own'), ...nextOf(member, thresholds)],
        }}
      />
      <p className={css.note}>
        <Trans>VIP levels are reckoned anew daily at 00:00 UTC.</Trans>{' '}
        {levels !== undefined && (
          <Trans>
            Team figures count {levels} levels of the referral line below you. Levels pay nothing.
          </Trans>
        )}
      </p>
    </>
  );
}

function NoMembers() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nobody yet`}
      action={
        <RouteLink to="myLink" className={css.way}>
          <Trans>My referral link</Trans>
        </RouteLink>
      }
    >
      <Trans>Whoever registers with your referral link shows up here.</Trans>
    </EmptyState>
  );
}

const linkTo = (address: Address) => <MemberLink address={address} />;

function MembersCard() {
  const { t } = useLingui();
  const format = useFormat();
  const go = useGo();
  const page = useAtomValue(teamPageAtom);
  const members = useAtomValue(directMembersAtom);
  if (members.kind === 'missing') return <Unread />;
  const known = valueOf(members);
  if (known === undefined)
    return (
      <Card label={t`Members that you referred`} busy fit="form">
        <Skeleton tenths={9} />
        <Skeleton tenths={6} />
        <Skeleton tenths={9} />
      </Card>
    );
  if (known.total === none) return <NoMembers />;
  const pages = Math.ceil(Number(known.total) / membersPerPage);
  const total = format.integer(known.total);
  const turn = (to: number): void => go('myTeam', to === 1 ? {} : { page: String(to) });
  return (
    <Card label={t`Members that you referred`}>
      <div className={css.head}>
        <h2 className={css.title}>
          <Trans>Members that you referred</Trans>
        </h2>
        <span className={css.note}>{total}</span>
      </div>
      <TeamList
        label={t`Members that you referred`}
        members={known.rows.map((row) => ({ ...row, address: row.account }))}
        open={linkTo}
      />
      {known.rows.length === 0 && (
        <p className={css.note}>
          <Trans>There is no such page of members.</Trans>
        </p>
      )}
      <div className={css.pages}>
        <Pagination label={t`Pages of members`} page={Math.min(page, pages)} pages={pages} onPage={turn} />
      </div>
    </Card>
  );
}

function Team() {
  const { t } = useLingui();
  const own = useAtomValue(ownMemberAtom);
  if (own === undefined)
    return (
      <AccountNeeded>
        <Trans>A team is that of an account: connect a wallet to see yours.</Trans>
      </AccountNeeded>
    );
  if (own.kind === 'missing') return <Unread />;
  const member = valueOf(own);
  return (
    <Columns>
      <Column>
        {member === undefined ? (
          <MemberCard label={t`Your levels`} member={undefined} />
        ) : (
          <LevelsCard member={member} />
        )}
      </Column>
      <Column>
        <MembersCard />
      </Column>
    </Columns>
  );
}

/** Community: levels, performance, and the members that the account referred. */
export default function MyTeamPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Community`} />
      <Team />
    </>
  );
}
