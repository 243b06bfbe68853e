import { Card, NarrowColumn, PageTitle } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { RouteLink } from '../../routes/RouteLink.tsx';
import * as css from './bind.css.ts';

interface WayProps {
  readonly to: 'bind' | 'register';
  readonly title: string;
  readonly children: ReactNode;
}

/** One way, told before it is taken. */
function Way({ to, title, children }: WayProps) {
  return (
    <Card>
      <RouteLink to={to} className={css.way}>
        <span className={css.wayTitle}>
          {title}
          <ArrowRight aria-hidden="true" size={18} />
        </span>
        <span className={css.note}>{children}</span>
      </RouteLink>
    </Card>
  );
}

/** The choice between an account that one has and a membership on the chain. */
export default function BindOrRegisterPage() {
  const { t } = useLingui();
  return (
    <NarrowColumn>
      <PageTitle title={t`Bind or register`} />
      <Way to="bind" title={t`Bind an account`}>
        <Trans>You have an account with a password: link it to this wallet. No transaction, no fee.</Trans>
      </Way>
      <Way to="register" title={t`Register`}>
        <Trans>You are new: join under a referrer, by one transaction. The referrer is for good.</Trans>
      </Way>
    </NarrowColumn>
  );
}
