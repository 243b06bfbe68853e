import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);

interface PackageFile {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

const packageAt = (folder: string): PackageFile =>
  JSON.parse(readFileSync(new URL(`${folder}package.json`, root), 'utf8')) as PackageFile;

const project = packageAt('');
const scripts = project.scripts ?? {};

/** What the README and the house promise. */
const promised = [
  'start',
  'test',
  'dev',
  'build',
  'storybook',
  'check',
  'test:unit',
  'test:contracts',
  'test:stories',
  'test:e2e',
  'test:accounts',
  'test:inputs',
  'bench',
  'bench:size',
  'contact-sheet',
  'new:component',
];

/** Why a command cannot run: a file or a script of a package that it names and that is not there. */
function faultsOf(command: string): readonly string[] {
  const files = [...command.matchAll(/(?:node|tsx) (\S+\.(?:mjs|ts))/g)].map(([, file = '']) => file);
  const handedOn = [...command.matchAll(/npm run (\S+) -w @amswap\/(\S+)/g)];
  return [
    ...files.filter((file) => !existsSync(new URL(file, root))),
    ...handedOn.flatMap(([, script = '', name = '']) =>
      packageAt(`packages/${name}/`).scripts?.[script] === undefined ? [`${script} of ${name}`] : [],
    ),
  ];
}

describe('the commands of the project', () => {
  it('are all there', () => {
    expect(promised.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it.each(Object.entries(scripts))('%s leads to something that can run', (_name, command) => {
    expect(faultsOf(command)).toEqual([]);
  });

  it('a command that leads nowhere is found out', () => {
    expect(faultsOf('node scripts/nowhere.mjs')).toEqual(['scripts/nowhere.mjs']);
    expect(faultsOf('npm run nothing -w @amswap/app')).toEqual(['nothing of app']);
  });
});
