import type { PluginOption } from 'vite';
// @ts-expect-error a plain script without types
import { storyCoverage } from '../scripts/storyCoverage/storyCoverage.mjs';

const name = 'virtual:story-coverage';

/**
 * Gives stories the list of all components, their states, plays and pictures, as the sources have them when the stories are
 * built: `import coverage from 'virtual:story-coverage'` (declared in stories/docs/storyCoverage.d.ts).
 */
export const coverageModule = (): PluginOption => ({
  name: 'story-coverage',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}` ? `export default ${JSON.stringify((storyCoverage as () => unknown)())};` : undefined,
});
