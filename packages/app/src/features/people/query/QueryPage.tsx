import { NarrowColumn, PageTitle } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as css from '../people.css.ts';
import { QueryForm } from './QueryForm.tsx';

/** AMSWAP query: what the chain knows of any address. */
export default function QueryPage() {
  const { t } = useLingui();
  return (
    <NarrowColumn>
      <PageTitle title={t`AMSWAP query`} />
      <QueryForm />
      <p className={css.note}>
        <Trans>What is shown is public: anybody can read it from the chain.</Trans>
      </p>
    </NarrowColumn>
  );
}
