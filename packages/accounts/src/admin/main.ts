import { argon2Hasher } from '../server/argon2Hasher.ts';
import { nodeClock } from '../server/nodeClock.ts';
import { openStore } from '../server/openStore.ts';
import { readDatabaseConfig } from '../server/serverConfig.ts';
import { readPassword } from './readPassword.ts';
import { runAdmin } from './runAdmin.ts';

process.exitCode = await runAdmin(process.argv.slice(2), {
  openStore: () => openStore(readDatabaseConfig(process.env)),
  hasher: argon2Hasher,
  now: nodeClock.now,
  readPassword: () => readPassword(process.stdin, process.stderr),
  out: (line) => process.stdout.write(`${line}\n`),
  screen: process.stderr,
});
