import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** A terminal or a pipe that a password comes from. */
export type PasswordSource = NodeJS.ReadStream | (NodeJS.ReadableStream & { readonly isTTY?: boolean });

/**
 * Asks for a password, without showing it, or takes the first line of what is piped in. It is never an argument: those stand in
 * the shell's history and in the list of processes.
 */
export async function readPassword(source: PasswordSource, prompt: NodeJS.WritableStream): Promise<string> {
  if (source.isTTY !== true) return (await text(source)).split(/\r?\n/)[0] ?? '';
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: source, output: silent, terminal: true });
  prompt.write('Password (not shown): ');
  const answer = await lines.question('');
  lines.close();
  prompt.write('\n');
  return answer;
}
