// Every dependency is pinned to one exact version, the same everywhere, and the lock holds no download addresses.
import { readdirSync, readFileSync } from 'node:fs';

const manifests = [
  'package.json',
  'testing/package.json',
  ...readdirSync('packages').map((name) => `packages/${name}/package.json`),
];
const seen = new Map();
const failures = [];
for (const path of manifests) {
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const kind of ['dependencies', 'devDependencies'])
    for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        failures.push(`${path}: ${name} is not pinned (${version})`);
      if (seen.has(name) && seen.get(name) !== version)
        failures.push(`${path}: ${name} ${version} differs from ${seen.get(name)} elsewhere`);
      seen.set(name, version);
    }
}
if (/"resolved": "https?:/.test(readFileSync('package-lock.json', 'utf8')))
  failures.push('package-lock.json holds download addresses');
for (const failure of failures) console.error(failure);
console.log(`${seen.size} dependencies pinned, ${failures.length} failures`);
process.exit(failures.length ? 1 : 0);
