// npm run dev: anvil, the world on it, and the app over it. Ctrl-C ends all three.
// Options: --activity, --scale N, --chain-port N, --app-port N.
import { tsImport } from 'tsx/esm/api';
import { installPackages, requireNode, root } from './run/bootstrap.mjs';

requireNode();
installPackages();
process.chdir(root);

const { runDev } = await tsImport('./dev/runDev.ts', import.meta.url);
// Not left to an empty event loop: what was still being started when Ctrl-C came must not keep the process.
process.exit(await runDev(process.argv.slice(2), root));
