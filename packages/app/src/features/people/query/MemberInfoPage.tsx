import type { Member } from '@amswap/chain';
import {
  AddressText,
  Card,
  Column,
  Columns,
  EmptyState,
  MemberCard,
  PageTitle,
  Pill,
  RelationLine,
  Skeleton,
} from '@amswap/ui';
import { sameAddress } from '@amswap/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { valueOf } from '../../../boot/chainAtoms.ts';
import { RouteLink } from '../../../routes/RouteLink.tsx';
import { noticeTexts } from '../../../text/noticeTexts.ts';
import { accountAtom } from '../../wallet/index.ts';
import { AddressTools } from '../AddressTools.tsx';
import { MemberLink } from '../MemberLink.tsx';
import * as css from '../people.css.ts';
import { PeopleTerm } from '../PeopleTerm.tsx';
import type { PersonFacts } from '../personAtoms.ts';
import { PersonWarnings } from '../PersonWarnings.tsx';
import { Unread } from '../Unread.tsx';
import { shownLevels, useMemberFigures } from '../useMemberFigures.tsx';
import { usePerson } from '../usePerson.ts';
import { askedAtom } from './memberInfoAtoms.ts';
import { QueryForm } from './QueryForm.tsx';
import { RevenueCard } from './RevenueCard.tsx';

/** The address that is asked about, whose it is, and what to be careful about. */
function WhoCard({ person }: { readonly person: PersonFacts }) {
  const { t } = useLingui();
  const account = useAtomValue(accountAtom);
  const { address } = person;
  return (
    <Card label={t`Address`} fit="form">
      <div className={css.who}>
        <AddressText address={address} identicon="normal">
          <AddressTools address={address} />
        </AddressText>
        {sameAddress(address, account) && (
          <Pill tone="accent">
            <Trans>you</Trans>
          </Pill>
        )}
      </div>
      <PersonWarnings person={person} place="page" />
    </Card>
  );
}

function RelationsCard({ member }: { readonly member: Member }) {
  const { t } = useLingui();
  const { referrer, settler } = member;
  return (
    <Card label={t`Relations`} fit="rows">
      <RelationLine
        name={<PeopleTerm id="superior" />}
        address={referrer}
        nobody={<Trans>none: the founder</Trans>}
      >
        {referrer && <MemberLink address={referrer} />}
      </RelationLine>
      <RelationLine name={<PeopleTerm id="settler" />} address={settler}>
        {settler && <MemberLink address={settler} />}
      </RelationLine>
    </Card>
  );
}

function MemberParts({ person }: { readonly person: PersonFacts }) {
  const { t } = useLingui();
  const figuresOf = useMemberFigures();
  if (person.member.kind === 'missing') return <Unread />;
  const member = valueOf(person.member);
  if (member === undefined)
    return (
      <Card label={t`Member info`} busy fit="form">
        <Skeleton shape="block" />
        <Skeleton tenths={8} />
      </Card>
    );
  if (!member.isMember)
    return (
      <EmptyState title={t`No member`}>
        <Trans>Nobody has registered this address. It has no relations and no revenue.</Trans>
      </EmptyState>
    );
  return (
    <Columns>
      <Column>
        <MemberCard
          label={t`Levels`}
          member={{ ...shownLevels(member), figures: figuresOf(member, 'other') }}
        />
        <RelationsCard member={member} />
      </Column>
      <Column>
        <RevenueCard />
      </Column>
    </Columns>
  );
}

/** In place of an address that is none. */
function Unusable({ text }: { readonly text: string }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t(noticeTexts.incorrectFormat)}>
      {text === '' ? (
        <Trans>What stands in the address of this page is no wallet address.</Trans>
      ) : (
        <Trans>“{text}” is no wallet address.</Trans>
      )}
    </EmptyState>
  );
}

function Info() {
  const { t } = useLingui();
  const asked = useAtomValue(askedAtom);
  const person = usePerson(asked.kind === 'address' ? asked.address : undefined);
  if (person !== undefined)
    return (
      <>
        <WhoCard person={person} />
        <MemberParts person={person} />
      </>
    );
  return (
    <>
      {asked.kind === 'unusable' && <Unusable text={asked.text.slice(0, mostShown)} />}
      {asked.kind === 'zero' && (
        <EmptyState title={t`Nobody owns this address`}>
          <Trans>The zero address belongs to nobody: what is sent there is lost.</Trans>
        </EmptyState>
      )}
      <QueryForm />
    </>
  );
}

/** Most characters of somebody's text that are shown. */
const mostShown = 60;

/** What the chain knows of the address that the page's own address names. */
export default function MemberInfoPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Member info`}>
        <RouteLink to="query" className={css.way}>
          <Trans>Another address</Trans>
        </RouteLink>
      </PageTitle>
      <Info />
    </>
  );
}
