// npm run bench: the ratios of speed that performance.md sets limits to, measured beside a floor and peers in the same run. Not a
// test: a machine that is busy with something else says nothing.
import { spawnSync } from 'node:child_process';
import { installPackages, requireChromium, requireNode, root } from './run/bootstrap.mjs';

requireNode();
installPackages();
requireChromium();
const args = ['--import', 'tsx', `${root}bench/runBench.ts`, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
