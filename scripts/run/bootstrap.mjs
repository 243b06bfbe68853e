// Makes a fresh clone able to run: Node's version, the packages of the lock file, Chromium for the tests.
// Plain Node, no dependency: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Ends the process with words where Node is older than the floor in package.json. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`AMSWAP needs Node 20.19 or newer; this is ${process.version}. Get one from nodejs.org.`);
}

/** Installs the packages of package-lock.json if they are missing or of another lock file. */
export function installPackages() {
  const lock = join(root, 'package-lock.json');
  const mark = join(root, 'node_modules', '.amswap-installed');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Installing packages (once)…');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0)
    stop(
      'The packages could not be installed: npm says why above. Check the network, then run the command again.',
    );
  writeFileSync(mark, wanted);
}

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const findChromium = () => [process.env.CHROMIUM, ...chromiumPaths].find((path) => path && existsSync(path));

function aptInstall(name, title) {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return;
  const asRoot = process.getuid?.() === 0;
  const sudo = !asRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (!asRoot && !sudo) return;
  console.log(`Installing ${title} by apt (once)…`);
  const run = (...args) =>
    spawnSync(sudo ? 'sudo' : 'apt-get', sudo ? ['apt-get', ...args] : args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update', '-qq');
  run('install', '-y', '-qq', name);
}

/** Whether PostgreSQL's programs are here: on the PATH, or where Debian keeps them. */
const hasPostgres = () =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, 'initdb'))) ||
  (existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0);

/** The accounts service is tested over PostgreSQL as well: installs Debian's where it can, else says what to install and ends. */
export function requirePostgres() {
  if (!hasPostgres()) aptInstall('postgresql', 'PostgreSQL');
  if (!hasPostgres())
    stop('The tests need PostgreSQL. Install it (Debian and Ubuntu: apt-get install postgresql).');
}

/** @returns the path of a Chromium; installs Debian's where it can, else says what to install and ends. */
export function requireChromium() {
  if (!findChromium()) aptInstall('chromium', 'Chromium');
  const found = findChromium();
  if (!found)
    stop(
      'The tests need Chromium. Install it (Debian and Ubuntu: apt-get install chromium) or set CHROMIUM to the path of a Chromium or Chrome.',
    );
  process.env.CHROMIUM = found;
  return found;
}

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const findFirefox = () => [process.env.FIREFOX, ...firefoxPaths].find((path) => path && existsSync(path));

/** @returns the path of a Firefox; installs Debian's where it can, else says what to install and ends. */
export function requireFirefox() {
  if (!findFirefox()) aptInstall('firefox-esr', 'Firefox');
  return (
    findFirefox() ??
    stop(
      'This needs Firefox. Install it (Debian: apt-get install firefox-esr) or set FIREFOX to the path of one.',
    )
  );
}
