import type { DeploymentProblemCode } from '@amswap/chain';
import { Button, mono } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ChainState } from '../boot/ChainState.ts';
import { deploymentProblemTexts } from '../text/deploymentProblemTexts.ts';
import { lone, problems } from './LonePage.css.ts';

/** Props of `DeploymentProblemPage`. */
export interface DeploymentProblemPageProps {
  readonly chain: Extract<ChainState, { state: 'invalid' | 'unreachable' }>;
}

/** For a config that cannot be used: names each field and what is wrong with it. Nothing else is shown instead, not even the tour. */
export default function DeploymentProblemPage({ chain }: DeploymentProblemPageProps) {
  const { t } = useLingui();
  const textOf = (problem: DeploymentProblemCode): string => t(deploymentProblemTexts[problem]);
  return (
    <main className={lone}>
      <h1>
        <Trans>This deployment cannot start</Trans>
      </h1>
      {chain.state === 'unreachable' ? (
        <p>
          <Trans>Its configuration, deployment.json, could not be loaded.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              Its configuration, deployment.json, is not right. The operator of this site has to mend it:
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
