import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const contracts = fileURLToPath(new URL('../../contracts/generated/manifest.json', import.meta.url));
const shippedIn = fileURLToPath(new URL('../generated/', import.meta.url));

/** What the shipped state was made of, as the text of a file beside it: the contracts, and the state itself. */
export async function madeOfText(stateText: string): Promise<string> {
  const { outputs } = JSON.parse(await readFile(contracts, 'utf8')) as { outputs: string };
  const state = createHash('sha256').update(stateText).digest('hex');
  return `${JSON.stringify({ contracts: outputs, state }, null, 2)}\n`;
}

/** Whether the state in a folder is missing, was changed by hand, or is of other contracts than those of the sources. */
export async function isStateStale(folder = shippedIn): Promise<boolean> {
  try {
    const [state, madeOf] = await Promise.all(
      ['state.json', 'madeOf.json'].map((name) => readFile(new URL(name, `file://${folder}`), 'utf8')),
    );
    return state === undefined || madeOf !== (await madeOfText(state));
  } catch {
    return true;
  }
}
