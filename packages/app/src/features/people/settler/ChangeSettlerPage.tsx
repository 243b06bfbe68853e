import type { Member } from '@amswap/chain';
import { AddressField, Card, NarrowColumn, PageTitle, RelationLine, Skeleton, Term } from '@amswap/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { valueOf } from '../../../boot/chainAtoms.ts';
import { RouteLink } from '../../../routes/RouteLink.tsx';
import { noticeTexts } from '../../../text/noticeTexts.ts';
import { startPlanAtom } from '../../plans/index.ts';
import { AccountNeeded } from '../AccountNeeded.tsx';
import { ActButton } from '../ActButton.tsx';
import { MemberLink } from '../MemberLink.tsx';
import * as css from '../people.css.ts';
import { PeopleTerm } from '../PeopleTerm.tsx';
import { knownAddressesAtom, ownMemberAtom } from '../personAtoms.ts';
import { addressIn, type PersonEntry, personEntry } from '../personEntry.ts';
import { PersonWarnings } from '../PersonWarnings.tsx';
import { Unread } from '../Unread.tsx';
import { usePerson } from '../usePerson.ts';

/** What the form says to what is typed, beside the field's own words. */
function useEntryWords(entry: PersonEntry, asked: 'typing' | 'submitted'): string | undefined {
  const { t } = useLingui();
  switch (entry.state) {
    case 'empty':
      return asked === 'submitted' ? t`Settler wallet address: please fill it in.` : undefined;
    case 'refused':
      return asked === 'submitted' && entry.why === 'format' ? t(noticeTexts.incorrectFormat) : undefined;
    case 'notMember':
      return t`This address is no member: it cannot be a settler.`;
    case 'unchanged':
      return t`This is your settler already.`;
    case 'reading':
    case 'ready':
      return undefined;
  }
}

function SettlerForm({ member }: { readonly member: Member }) {
  const { t } = useLingui();
  const { account, settler } = member;
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const known = useAtomValue(knownAddressesAtom);
  const person = usePerson(addressIn(text, account));
  const start = useSetAtom(startPlanAtom);
  const entry = personEntry(text, account, settler, person?.member);
  const problem = useEntryWords(entry, refused === text ? 'submitted' : 'typing');
  const change = (): void => {
    if (entry.state !== 'ready') return setRefused(text);
    const { address } = entry;
    void start({
      title: msg`Change the settler`,
      caution: msg`Your next syntheses count for the new line. You can change it again.`,
      make: ({ planChangeSettler }, context) => planChangeSettler(context, address),
      done: () => setText(''),
    });
  };
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    change();
  };
  return (
    <Card label={t`Change settler`} fit="form">
      <form className={css.form} onSubmit={submitted} noValidate>
        <AddressField
          label={t`Settler wallet address`}
          text={text}
          onChange={setText}
          self={account}
          known={known}
          problem={problem}
        />
        {person && <PersonWarnings person={person} place="field" />}
        <ActButton onAct={change} state={entry.state === 'reading' ? 'off' : 'ready'}>
          {entry.state === 'reading' ? <Trans>Reading the chain</Trans> : <Trans>Change settler</Trans>}
        </ActButton>
      </form>
      <p className={css.note}>
        <Trans>
          Your syntheses count for the settler’s line: the first three of it receive{' '}
          <Term id="preachingGold">preaching gold</Term> out of the contract’s reserve. You pay nothing for
          it. The line must not lead back to you.
        </Trans>
      </p>
    </Card>
  );
}

function Settler() {
  const { t } = useLingui();
  const own = useAtomValue(ownMemberAtom);
  if (own === undefined)
    return (
      <AccountNeeded>
        <Trans>A settler is that of an account: connect a wallet to change yours.</Trans>
      </AccountNeeded>
    );
  if (own.kind === 'missing') return <Unread />;
  const member = valueOf(own);
  if (member === undefined)
    return (
      <Card label={t`Change settler`} busy fit="form">
        <Skeleton tenths={8} />
        <Skeleton shape="block" />
      </Card>
    );
  const { isMember, settler } = member;
  return (
    <>
      <Card label={t`Your settler`} fit="rows">
        <RelationLine name={<PeopleTerm id="settler" />} address={settler} nobody={<Trans>none yet</Trans>}>
          {settler && <MemberLink address={settler} />}
          {!isMember && (
            <RouteLink to="register" className={css.way}>
              <Trans>Register first</Trans>
            </RouteLink>
          )}
        </RelationLine>
      </Card>
      {isMember && <SettlerForm member={member} />}
    </>
  );
}

/** Change of the settler: the line that one's syntheses count for. */
export default function ChangeSettlerPage() {
  const { t } = useLingui();
  return (
    <NarrowColumn>
      <PageTitle title={t`Change settler`} />
      <Settler />
    </NarrowColumn>
  );
}
