import { type Deployment, type DeploymentProblem, parseDeployment } from '@amswap/chain';
import type { Clock } from '@amswap/values';

/** What stands at `deployment.json` beside the page. Absent is the tour; anything broken is an error page, never the tour. */
export type DeploymentFile =
  | { readonly state: 'configured'; readonly deployment: Deployment }
  | { readonly state: 'absent' }
  | { readonly state: 'invalid'; readonly problems: readonly DeploymentProblem[] }
  /** The host did not answer, or with an error other than "not found". */
  | { readonly state: 'unreachable' };

/** Relative to the page, so that the build runs from any folder. */
export const deploymentFileName = 'deployment.json';

/** Time after which the host counts as not answering, milliseconds (the specification's network time-out). */
const timeoutMs = 60_000;

/** Reads the config file that the operator put beside the page. Throws nothing. */
export async function loadDeploymentFile(fetchFile: typeof fetch, clock: Clock): Promise<DeploymentFile> {
  const stop = new AbortController();
  const cancel = clock.after(timeoutMs, () => stop.abort());
  try {
    // The same request as the preload of index.html makes, or it would go out twice.
    const answer = await fetchFile(deploymentFileName, { credentials: 'same-origin', signal: stop.signal });
    if (answer.status === 404 || answer.status === 410) return { state: 'absent' };
    if (!answer.ok) return { state: 'unreachable' };
    const parsed = parseDeployment(await answer.text());
    return parsed.ok
      ? { state: 'configured', deployment: parsed.deployment }
      : { state: 'invalid', problems: parsed.problems };
  } catch {
    return { state: 'unreachable' };
  } finally {
    cancel();
  }
}
