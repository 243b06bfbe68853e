// The build's first load, by its own files: how much code, how many requests, what the page's policy says, and that nothing is
// asked of a foreign host. Nothing of it is newer than the browser floor without asking for it first. Limits are
// performance.md's rows 1 to 3 and 7. `--report` lists what weighs most, `--built` takes the build that is there, `--draft`
// builds also while texts wait for their translation.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { floorFaults } from './browserFloor/newerApis.mjs';
import { weightsByModule } from './chunkWeights.mjs';

const dist = 'packages/app/dist';
const kB = 1000;
/** What performance.md asks for; how it is reached stands in docs/decisions/0104-router-and-first-load.md. */
const limits = {
  'code before the first paint': 108 * kB,
  'code until balances show': 118 * kB,
  "ethers' chunk": 96 * kB,
};
const mostRequests = 5;
const mostReported = 40;
const failures = [];

const read = (name) => readFileSync(join(dist, name), 'utf8');
const weight = (names) => names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);

/** Files of a chunk and of everything that it imports statically. */
function closure(manifest, key, found = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (found.has(file)) return found;
  found.add(file);
  for (const next of imports) closure(manifest, next, found);
  return found;
}

function checkWeight(what, names) {
  const bytes = weight(names);
  console.log(`${what}: ${(bytes / kB).toFixed(1)} kB gz of ${limits[what] / kB} (${names.length} files)`);
  if (bytes > limits[what])
    failures.push(`${what} is ${((bytes - limits[what]) / kB).toFixed(1)} kB too much`);
}

/** The heaviest modules of each chunk of the first load. */
function report(names) {
  for (const name of names) {
    const heaviest = weightsByModule(read(name), JSON.parse(read(`${name}.map`))).slice(0, mostReported);
    console.log(`\n${name}: ${(weight([name]) / kB).toFixed(1)} kB gz`);
    for (const { module, bytes } of heaviest)
      console.log(`${(bytes / kB).toFixed(2).padStart(6)} kB  ${module}`);
  }
}

function checkCode(html, manifest) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  if (!entry) throw new Error('the manifest names no entry');
  const first = [...closure(manifest, entry)];
  const beside = [...html.matchAll(/<link rel="modulepreload"[^>]*href="\.\/([^"]+)"/g)].map(
    (match) => match[1],
  );
  const loaded = [...new Set([...first, ...beside])];
  checkWeight('code before the first paint', first);
  checkWeight('code until balances show', loaded);
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const withEthers = scripts.filter((name) => /could not coalesce error/.test(read(`assets/${name}`)));
  for (const name of withEthers)
    if (loaded.includes(`assets/${name}`)) failures.push(`${name} holds ethers and is in the first load`);
  const chunk = withEthers.map((name) => `assets/${name}`);
  if (chunk.length > 0) checkWeight("ethers' chunk", chunk);
  const sheets = [...html.matchAll(/<link rel="stylesheet"/g)].length;
  // The page, its style sheets, its code, the config, the node.
  const requests = 1 + sheets + loaded.length + 2;
  console.log(`requests on a cold first load: ${requests} of ${mostRequests}`);
  if (process.argv.includes('--report')) report(loaded);
  if (requests > mostRequests) failures.push(`${requests} requests on a first load, at most ${mostRequests}`);
}

function checkPolicy(html) {
  const policy = html.match(/http-equiv="Content-Security-Policy"\s+content="([^"]+)"/)?.[1] ?? '';
  const wanted = [
    "default-src 'none'",
    "script-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types amswap',
  ];
  const directives = policy.split(';').map((part) => part.trim());
  for (const directive of wanted)
    if (!directives.includes(directive)) failures.push(`the page's policy lacks: ${directive}`);
  if (/unsafe-/.test(policy)) failures.push("the page's policy allows something unsafe");
  for (const [, attributes, code] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
    if (code.trim() !== '' || !/\ssrc="\.\//.test(attributes))
      failures.push('index.html has an inline or foreign script');
  if (/<[^>]+\son[a-z]+\s*=/i.test(html)) failures.push('index.html has an inline event handler');
  if (/<[^>]+\sstyle\s*=/i.test(html))
    failures.push('index.html has a style attribute, which the policy blocks');
  for (const [, css] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
    const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
    if (!policy.includes(hash)) failures.push('a style in index.html is not in the policy');
    if (/url\(\s*["']?(?!data:)|@import/.test(css)) failures.push('the style fetches something');
  }
  for (const [, url] of html.matchAll(/\s(?:src|href)="([^"]+)"/g))
    if (/^(https?:)?\/\//.test(url)) failures.push(`index.html asks a foreign host: ${url}`);
}

/** Every script and style that is shipped runs on the browser floor, or asks first. */
function checkFloor() {
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
  const files = ['index.html', 'sw.js', 'sw-off.js', ...scripts.map((name) => `assets/${name}`)];
  if (scripts.length < 50) failures.push(`only ${scripts.length} built scripts were found`);
  for (const name of files) failures.push(...floorFaults(name, read(name)));
  console.log(`browser floor: ${files.length} files read`);
}

if (!process.argv.includes('--built')) {
  const mode = process.argv.includes('--draft') ? ['--mode', 'draft'] : [];
  execFileSync('npx', ['vite', 'build', 'packages/app', '--logLevel', 'warn', ...mode], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
const html = read('index.html');
checkCode(html, JSON.parse(read('manifest.json')));
checkPolicy(html);
checkFloor();
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
