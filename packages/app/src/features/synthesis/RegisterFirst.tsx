import { AddressText, Button, Card, Skeleton } from '@amswap/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { FounderReason, ReferrerChoice } from '../people/index.ts';
import { startPlanAtom } from '../plans/index.ts';
import * as css from './synthesis.css.ts';

/** Props of `RegisterFirst`. */
export interface RegisterFirstProps {
  readonly choice: ReferrerChoice;
}

/** Where the referrer comes from. */
function LinkWords({ origin }: { readonly origin: 'link' | 'kept' }) {
  return origin === 'link' ? (
    <Trans>Your link names this referrer.</Trans>
  ) : (
    <Trans>A link that you opened before names this referrer.</Trans>
  );
}

/** Why it is the founder whom one joins under. */
function FounderWords({ reason }: { readonly reason: FounderReason }) {
  switch (reason) {
    case 'noLink':
      return <Trans>You came without a referral link, so you would join under the founder.</Trans>;
    case 'unreadable':
      return <Trans>The referrer in your link is no address, so you would join under the founder.</Trans>;
    case 'notMember':
      return <Trans>The referrer in your link is no member, so you would join under the founder.</Trans>;
    case 'oneself':
      return <Trans>The link is your own, so you would join under the founder.</Trans>;
  }
}

/** For somebody who is no member yet: to whom registering binds, where that comes from, and what that line earns. */
export function RegisterFirst({ choice }: RegisterFirstProps) {
  const { t } = useLingui();
  const start = useSetAtom(startPlanAtom);
  if (choice.kind === 'loading')
    return (
      <Card label={t`Register first`} fit="form" busy>
        <Skeleton tenths={5} />
        <Skeleton tenths={9} />
        <Skeleton shape="block" />
      </Card>
    );
  const { referrer } = choice;
  const register = (): void =>
    void start({
      title: msg`Register`,
      caution: msg`Your referrer cannot be changed afterwards.`,
      make: ({ planRegister }, context) => planRegister(context, referrer),
    });
  return (
    <Card label={t`Register first`} fit="form" state={choice.kind}>
      <h2 className={css.registerTitle}>
        <Trans>Register first</Trans>
      </h2>
      <p className={css.note}>
        {choice.kind === 'link' ? (
          <LinkWords origin={choice.origin} />
        ) : (
          <FounderWords reason={choice.reason} />
        )}{' '}
        <Trans>You are bound for good to</Trans> <AddressText address={referrer} />
      </p>
      <p className={css.note}>
        <Trans>
          Your referrer receives dynamic revenue for each of your syntheses, and your settler line preaching
          gold: shares that come out of the contract’s reserve. You pay nothing more for it.
        </Trans>
      </p>
      <Button width="fill" onClick={register}>
        <Trans>Register</Trans>
      </Button>
    </Card>
  );
}
