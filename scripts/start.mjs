// npm start: from a fresh clone, the guest tour. Installs what is missing, builds the app, serves it from this
// machine and opens it in the browser. No wallet, no chain node.
import { spawn } from 'node:child_process';
import { installPackages, requireNode, root } from './run/bootstrap.mjs';

requireNode();
installPackages();
process.chdir(root);

const { build, preview } = await import('vite');
const configFile = `${root}packages/app/vite.config.ts`;
const appRoot = `${root}packages/app`;
console.log('Building…');
await build({ root: appRoot, configFile, logLevel: 'warn' });
const server = await preview({
  root: appRoot,
  configFile,
  preview: { port: 4173, host: '127.0.0.1' },
  logLevel: 'warn',
});
const url = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4173/';
console.log(`The guest tour is at ${url} (Ctrl-C ends it)`);

const opener = { darwin: 'open', win32: 'explorer' }[process.platform] ?? 'xdg-open';
const browser = spawn(opener, [url], { stdio: 'ignore', detached: true });
browser.on('error', () => console.log('Open the address above in a browser.'));
browser.unref();
