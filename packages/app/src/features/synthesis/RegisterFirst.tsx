import { AddressText, Button, Card, Skeleton } from '@amswap/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { RouteLink } from '../../routes/RouteLink.tsx';
import { LineWords, OriginWords, type ReferrerChoice } from '../people/index.ts';
import { startPlanAtom } from '../plans/index.ts';
import * as css from './synthesis.css.ts';

/** Props of `RegisterFirst`. */
export interface RegisterFirstProps {
  readonly choice: ReferrerChoice;
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
        <OriginWords choice={choice} /> <Trans>You are bound for good to</Trans>{' '}
        <AddressText address={referrer} />
      </p>
      <LineWords />
      <Button width="fill" onClick={register}>
        <Trans>Register</Trans>
      </Button>
      <RouteLink to="register" className={css.another}>
        <Trans>Choose another referrer</Trans>
      </RouteLink>
    </Card>
  );
}
