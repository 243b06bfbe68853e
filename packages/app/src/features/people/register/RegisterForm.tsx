import { AddressField, Button, Card, RelationLine, Skeleton } from '@amswap/ui';
import type { Address } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { valueOf } from '../../../boot/chainAtoms.ts';
import { noticeTexts } from '../../../text/noticeTexts.ts';
import { startPlanAtom } from '../../plans/index.ts';
import { accountAtom } from '../../wallet/index.ts';
import { ActButton } from '../ActButton.tsx';
import { MemberLink } from '../MemberLink.tsx';
import * as css from '../people.css.ts';
import { PeopleTerm } from '../PeopleTerm.tsx';
import { knownAddressesAtom } from '../personAtoms.ts';
import { addressIn, type PersonEntry, personEntry } from '../personEntry.ts';
import { PersonWarnings } from '../PersonWarnings.tsx';
import { type ReferrerChoice, referrerChoice } from '../referrerChoice.ts';
import { referrerFactsAtom } from '../referrerAtoms.ts';
import { usePerson } from '../usePerson.ts';
import { LineWords } from './LineWords.tsx';
import { OriginWords } from './OriginWords.tsx';

/** What the form says to what is typed, beside the field's own words. */
function useEntryWords(entry: PersonEntry, asked: 'typing' | 'submitted'): string | undefined {
  const { t } = useLingui();
  if (entry.state === 'empty')
    return asked === 'submitted' ? t`Referrer wallet address: please fill it in.` : undefined;
  if (entry.state === 'refused')
    return asked === 'submitted' && entry.why === 'format' ? t(noticeTexts.incorrectFormat) : undefined;
  return entry.state === 'notMember' ? t`This address is no member: nobody can join under it.` : undefined;
}

/** To whom one would be bound: looked at before it is for good. */
function BoundTo({ address }: { readonly address: Address }) {
  return (
    <RelationLine name={<Trans>You are bound for good to</Trans>} address={address}>
      <MemberLink address={address} />
    </RelationLine>
  );
}

interface ChosenProps {
  readonly choice: Exclude<ReferrerChoice, { readonly kind: 'loading' }>;
}

function ChosenForm({ choice }: ChosenProps) {
  const { t } = useLingui();
  const account = useAtomValue(accountAtom);
  const founder = valueOf(useAtomValue(referrerFactsAtom).founder);
  const known = useAtomValue(knownAddressesAtom);
  const start = useSetAtom(startPlanAtom);
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const text = typed ?? choice.referrer;
  const address = addressIn(text, account);
  const person = usePerson(address);
  const entry = personEntry(text, account, undefined, person?.member);
  const problem = useEntryWords(entry, refused === text ? 'submitted' : 'typing');
  const register = (): void => {
    if (entry.state !== 'ready') return setRefused(text);
    const referrer = entry.address;
    void start({
      title: msg`Register`,
      caution: msg`Your referrer cannot be changed afterwards.`,
      make: ({ planRegister }, context) => planRegister(context, referrer),
    });
  };
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    register();
  };
  return (
    <Card label={t`Register`} fit="form">
      <form className={css.form} onSubmit={submitted} noValidate>
        <AddressField
          label={t`Referrer wallet address`}
          text={text}
          onChange={setTyped}
          self={account}
          known={known}
          problem={problem}
        />
        <p className={css.note}>
          {text === choice.referrer ? <OriginWords choice={choice} /> : <Trans>Typed by you.</Trans>}
        </p>
        <div className={css.ways}>
          {text !== choice.referrer && (
            <Button variant="quiet" size="small" onClick={() => setTyped(undefined)}>
              <Trans>Back to the one named first</Trans>
            </Button>
          )}
          {founder !== undefined && text !== founder && (
            <Button variant="quiet" size="small" onClick={() => setTyped(founder)}>
              <Trans>Join under the founder</Trans>
            </Button>
          )}
        </div>
        {person && <PersonWarnings person={person} place="field" />}
        {entry.state === 'ready' && <BoundTo address={entry.address} />}
        <LineWords />
        <ActButton onAct={register} state={entry.state === 'reading' ? 'off' : 'ready'}>
          {entry.state === 'reading' ? <Trans>Reading the chain</Trans> : <Trans>Register</Trans>}
        </ActButton>
      </form>
    </Card>
  );
}

/** The form to become a member, with the referrer of the link in it. It can be changed until it is sent. */
export function RegisterForm() {
  const { t } = useLingui();
  const account = useAtomValue(accountAtom);
  const choice = referrerChoice(useAtomValue(referrerFactsAtom), account);
  if (choice.kind !== 'loading') return <ChosenForm choice={choice} />;
  return (
    <Card label={t`Register`} busy fit="form">
      <Skeleton tenths={6} />
      <Skeleton shape="block" />
      <Skeleton tenths={9} />
    </Card>
  );
}

/** The account is a member already, and under whom. */
export function AlreadyMember({ referrer }: { readonly referrer: Address | undefined }) {
  const { t } = useLingui();
  return (
    <Card label={t`You are a member already`} fit="form">
      <h2 className={css.title}>
        <Trans>You are a member already</Trans>
      </h2>
      <p className={css.note}>
        <Trans>An account registers once. Its referrer cannot be changed.</Trans>
      </p>
      <RelationLine
        name={<PeopleTerm id="superior" />}
        address={referrer}
        nobody={<Trans>none: you are the founder</Trans>}
      >
        {referrer && <MemberLink address={referrer} />}
      </RelationLine>
    </Card>
  );
}
