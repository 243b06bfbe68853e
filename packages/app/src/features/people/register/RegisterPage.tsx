import { NarrowColumn, PageTitle } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { valueOf } from '../../../boot/chainAtoms.ts';
import { RouteLink } from '../../../routes/RouteLink.tsx';
import * as css from '../people.css.ts';
import { ownMemberAtom } from '../personAtoms.ts';
import { Unread } from '../Unread.tsx';
import { AlreadyMember, RegisterForm } from './RegisterForm.tsx';

function Register() {
  const own = useAtomValue(ownMemberAtom);
  if (own?.kind === 'missing') return <Unread />;
  const member = own && valueOf(own);
  if (!member?.isMember) return <RegisterForm />;
  return (
    <>
      <AlreadyMember referrer={member.referrer} />
      <div className={css.ways}>
        <RouteLink to="myLink" className={css.way}>
          <Trans>My links</Trans>
        </RouteLink>
        <RouteLink to="synthesiseX" className={css.way}>
          <Trans>Synthesise hashrate</Trans>
        </RouteLink>
      </div>
    </>
  );
}

/** Registration with a referrer. */
export default function RegisterPage() {
  const { t } = useLingui();
  return (
    <NarrowColumn>
      <PageTitle title={t`Register`} />
      <Register />
    </NarrowColumn>
  );
}
