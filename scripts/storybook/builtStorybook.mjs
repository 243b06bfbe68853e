// The static Storybook that scripts look at, built when it is not there or not wanted as it is.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const storybookFolder = `${root}storybook-static/`;

/**
 * Builds Storybook, unless `kept` and there is a build.
 * @returns {readonly { id: string, title: string, name: string, type: string }[]} its entries.
 */
export function builtStorybook(kept) {
  const index = `${storybookFolder}index.json`;
  if (!kept || !existsSync(index))
    execFileSync('npx', ['storybook', 'build', '--disable-telemetry', '--quiet'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return Object.values(JSON.parse(readFileSync(index, 'utf8')).entries);
}
