import { Button } from '@amswap/ui';
import { Trans } from '@lingui/react/macro';

/** Says in plain words that a defect in drawing took the place of what should stand here. */
export function BrokenNotice() {
  return (
    <>
      <h1>
        <Trans>Something in this page broke</Trans>
      </h1>
      <p>
        <Trans>
          Your funds are not affected: nothing is sent without your wallet asking you. Load the page again.
        </Trans>
      </p>
      <Button onClick={() => location.reload()}>
        <Trans>Load again</Trans>
      </Button>
    </>
  );
}
