import type { Member } from '@amswap/chain';
import { Card, Column, Columns, PageTitle, RelationLine, Skeleton } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { valueOf } from '../../../boot/chainAtoms.ts';
import { RouteLink } from '../../../routes/RouteLink.tsx';
import { AccountNeeded } from '../AccountNeeded.tsx';
import { AddressTools } from '../AddressTools.tsx';
import { MemberLink } from '../MemberLink.tsx';
import * as css from '../people.css.ts';
import { PeopleTerm } from '../PeopleTerm.tsx';
import { ownMemberAtom } from '../personAtoms.ts';
import { Unread } from '../Unread.tsx';
import { ReferralPart } from './ReferralPart.tsx';

interface OwnProps {
  readonly member: Member;
}

/** The account itself, its superior and its settler. */
function RelationsCard({ member }: OwnProps) {
  const { t } = useLingui();
  const { account, referrer, settler, isMember } = member;
  return (
    <Card label={t`Your relations`} fit="rows">
      <RelationLine name={t`Your address`} address={account}>
        <AddressTools address={account} />
      </RelationLine>
      <RelationLine
        name={<PeopleTerm id="superior" />}
        address={referrer}
        nobody={isMember ? <Trans>none: you are the founder</Trans> : <Trans>none yet</Trans>}
      >
        {referrer && <MemberLink address={referrer} />}
      </RelationLine>
      <RelationLine name={<PeopleTerm id="settler" />} address={settler} nobody={<Trans>none yet</Trans>}>
        {isMember && (
          <RouteLink to="changeSettler" className={css.way}>
            <Trans>Change</Trans>
          </RouteLink>
        )}
      </RelationLine>
      {isMember && (
        <div className={css.ways}>
          <RouteLink to="bind" className={css.way}>
            <Trans>Bind an account</Trans>
          </RouteLink>
        </div>
      )}
    </Card>
  );
}

/** For somebody who is no member: whom a link would bind to nobody yet. */
function NoMember() {
  const { t } = useLingui();
  return (
    <Card label={t`No member yet`} fit="form">
      <h2 className={css.title}>
        <Trans>No member yet</Trans>
      </h2>
      <p className={css.note}>
        <Trans>A referral link binds only to a member. Register first: then yours stands here.</Trans>
      </p>
      <div className={css.ways}>
        <RouteLink to="register" className={css.way}>
          <Trans>Register</Trans>
        </RouteLink>
        <RouteLink to="bindOrRegister" className={css.way}>
          <Trans>Bind or register</Trans>
        </RouteLink>
      </div>
    </Card>
  );
}

function MyLink() {
  const { t } = useLingui();
  const own = useAtomValue(ownMemberAtom);
  if (own === undefined)
    return (
      <AccountNeeded>
        <Trans>A referral link is that of an account: connect a wallet to see yours.</Trans>
      </AccountNeeded>
    );
  if (own.kind === 'missing') return <Unread />;
  const member = valueOf(own);
  if (member === undefined)
    return (
      <Card label={t`Your relations`} busy fit="form">
        <Skeleton tenths={9} />
        <Skeleton tenths={7} />
        <Skeleton tenths={7} />
      </Card>
    );
  return (
    <Columns>
      <Column>{member.isMember ? <ReferralPart account={member.account} /> : <NoMember />}</Column>
      <Column>
        <RelationsCard member={member} />
      </Column>
    </Columns>
  );
}

/** My links: own address, superior, referral link, settler. */
export default function MyLinkPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`My links`} />
      <MyLink />
    </>
  );
}
