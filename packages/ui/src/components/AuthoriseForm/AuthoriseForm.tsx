import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, type ButtonState } from '../../controls/Button/Button.tsx';
import { AddressText } from '../AddressText/AddressText.tsx';
import { AmountText, type ShownAmount } from '../AmountText/AmountText.tsx';
import { Card } from '../Card/Card.tsx';
import { type ShownStep, Stepper } from '../Stepper/Stepper.tsx';
import * as css from './AuthoriseForm.css.ts';
import { type Authorisation, authoriseSteps } from './authorisation.ts';

/** Who may take the tokens. */
export interface Spender {
  /** Name of the contract: "main contract". */
  readonly name: string;
  readonly address: string;
}

/** What the authorisation is for. */
export interface AuthorisedAct {
  /** Short name for the steps: "Synthesise". */
  readonly name: string;
  /** What its button says: "Synthesise 240 power", or why it is off. */
  readonly label: string;
  readonly state: ButtonState;
}

/** Props of `AuthoriseForm`. */
export interface AuthoriseFormProps {
  /** What the act needs; `undefined` while nothing is chosen. */
  readonly need: ShownAmount | undefined;
  readonly authorisation: Authorisation;
  readonly spender: Spender;
  readonly act: AuthorisedAct;
  /** Authorise exactly what is needed (or set to zero first). */
  readonly onAuthorise: () => void;
  readonly onAct: () => void;
  /** Takes the authorisation back; offered where there is one. */
  readonly onRevoke?: (() => void) | undefined;
  /** What went wrong last, in place, if it needs an answer. */
  readonly problem?: ReactNode;
}

function SpenderNote({ authorisation, spender }: Pick<AuthoriseFormProps, 'authorisation' | 'spender'>) {
  const who = (
    <>
      <AddressText address={spender.address} /> ({spender.name})
    </>
  );
  switch (authorisation.kind) {
    case 'short':
      return (
        <Trans>
          Authorised so far: <AmountText amount={authorisation.allowed} />, to {who}. Less than is needed.
        </Trans>
      );
    case 'resetFirst':
      return (
        <Trans>
          Authorised so far: <AmountText amount={authorisation.allowed} />, to {who}. This token wants it set
          to zero first: your wallet will ask twice.
        </Trans>
      );
    case 'authorised':
      return (
        <Trans>
          Up to <AmountText amount={authorisation.allowed} /> can be spent, by {who}.
        </Trans>
      );
    case 'unlimited':
      return <Trans>Authorised without limit, to {who}. You can revoke it and authorise exactly.</Trans>;
    default:
      return <Trans>Only this amount can be spent, by {who}. You can revoke it at any time.</Trans>;
  }
}

/** Authorise exactly, then act: two steps, one button at a time, and the spender by name. */
export function AuthoriseForm(props: AuthoriseFormProps) {
  const { need, authorisation, spender, act, onAuthorise, onAct, onRevoke, problem } = props;
  const { t } = useLingui();
  const { reset, authorise, act: acting } = authoriseSteps(authorisation);
  const amount = need && <AmountText amount={need} within="control" />;
  const steps: readonly ShownStep[] = [
    ...(reset ? [{ id: 'reset', label: t`Set to zero`, state: reset }] : []),
    { id: 'authorise', label: <Trans>Authorise {amount}</Trans>, state: authorise },
    { id: 'act', label: act.name, state: acting },
  ];
  const busy = authorisation.kind === 'authorising';
  const toAuthorise = authorise !== 'done' && authorisation.kind !== 'nothingNeeded';
  const revocable = authorisation.kind === 'authorised' || authorisation.kind === 'unlimited';
  return (
    <Card label={t`Authorise and confirm`} className={css.form} state={authorisation.kind}>
      <Stepper steps={steps} />
      {toAuthorise ? (
        <Button
          width="fill"
          state={authorisation.kind === 'loading' ? 'off' : busy ? 'busy' : 'ready'}
          onClick={onAuthorise}
        >
          {authorisation.kind === 'loading' ? (
            <Trans>Reading what is authorised</Trans>
          ) : reset ? (
            <Trans>Set to zero first</Trans>
          ) : (
            <span>
              <Trans>Authorise exactly {amount}</Trans>
            </span>
          )}
        </Button>
      ) : (
        <Button width="fill" state={act.state} onClick={onAct}>
          {act.label}
        </Button>
      )}
      {problem}
      {authorisation.kind !== 'nothingNeeded' && (
        <p className={css.note}>
          <SpenderNote authorisation={authorisation} spender={spender} />
        </p>
      )}
      {revocable && onRevoke && (
        <Button size="small" variant="plain" onClick={onRevoke}>
          <Trans>Revoke</Trans>
        </Button>
      )}
    </Card>
  );
}
