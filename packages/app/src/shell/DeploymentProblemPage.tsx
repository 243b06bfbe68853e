import type { DeploymentProblemCode } from '@amswap/chain';
import { Button, mono } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ChainState } from '../boot/ChainState.ts';
import { restTextsAtom } from '../boot/restTextsAtom.ts';
import { servicesAtom } from '../boot/serviceAtoms.ts';
import { leaveTour } from '../boot/tourChoice.ts';
import { deploymentProblemTexts } from '../text/deploymentProblemTexts.ts';
import { lone, problems } from './LonePage.css.ts';

/** Props of `DeploymentProblemPage`. */
export interface DeploymentProblemPageProps {
  readonly chain: Extract<ChainState, { state: 'invalid' | 'unreachable' | 'tourFailed' }>;
}

/** For a tour whose chain could not be started. The way back is offered, never taken by itself. */
function TourProblem({ returnable }: { readonly returnable: boolean }) {
  const { entries } = useAtomValue(servicesAtom);
  return (
    <main className={lone}>
      <h1>
        <Trans>The guest tour could not be started</Trans>
      </h1>
      <p>
        <Trans>
          Its chain runs inside this page, in a worker, and did not come up. No real chain was touched and no
          money is involved.
        </Trans>
      </p>
      <Button onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
      {returnable && (
        <Button variant="quiet" onClick={() => leaveTour(entries, window)}>
          <Trans>Leave the tour</Trans>
        </Button>
      )}
    </main>
  );
}

/** For a config that cannot be used: names each field and what is wrong with it. Nothing else is shown instead, not even the tour. */
export default function DeploymentProblemPage({ chain }: DeploymentProblemPageProps) {
  const { t } = useLingui();
  // The entry's English is cut to what the first load says, and this page is no part of it.
  useAtomValue(restTextsAtom);
  if (chain.state === 'tourFailed') return <TourProblem returnable={chain.returnable} />;
  const textOf = (problem: DeploymentProblemCode): string => t(deploymentProblemTexts[problem]);
  return (
    <main className={lone}>
      <h1>
        <Trans>This site cannot start</Trans>
      </h1>
      {chain.state === 'unreachable' ? (
        <p>
          <Trans>Its configuration, deployment.json, could not be loaded.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              Its configuration, deployment.json, has errors. The operator of this site has to correct them:
            </Trans>
          </p>
          <ul className={problems}>
            {chain.problems.map(({ field, problem }) => (
              <li key={`${field} ${problem}`}>
                <code className={mono}>{field === '' ? 'deployment.json' : field}</code> {textOf(problem)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Trans>Your funds are not affected. Nothing was read or sent.</Trans>
      </p>
      <Button onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </main>
  );
}
