// Every bug report of the table has a test with its number in the title, no test carries a number that is in no table, and
// every table of `inputs/` is run whole by tests whose titles begin with the row's id.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from './reports/testTitles.mjs';

/** Where tests stand, and what tells one from other files. */
const testFolders = ['packages', 'testing', 'scripts', '.storybook', 'stories', 'e2e'];
const testFile = /\.(?:test\.tsx?|stories\.tsx|spec\.ts)$/;
const reportId = /\bB\d{2}\b/g;

/** Reports by number, from the committed table. */
export function readReports() {
  return JSON.parse(readFileSync('scripts/reports/reportTable.json', 'utf8')).reports;
}

/** Rows of `inputs/`: file, id, and the report that the row was born of. */
export function readRows(folder = process.env.INPUTS_DIR ?? 'inputs') {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      JSON.parse(readFileSync(join(folder, name), 'utf8')).cases.map(({ id, bug }) => ({ name, id, bug })),
    );
}

function filesOfTests() {
  const files = testFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((path) => testFile.test(path) && !path.includes('node_modules'))
      .map((path) => join(folder, path)),
  );
  if (files.length < 50) throw new Error(`only ${files.length} files of tests were found`);
  return files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}

/** The tables that a file of tests runs whole: it names them, and each test is titled with its row's id. */
export function tablesRun(source) {
  const titled = /\bit\(\s*(?:titleOf\(row\)|`\$\{row\.id\} )/.test(source);
  const whole = !/\.(?:slice|filter|skip|todo|only)\(|\bskipIf\b/.test(source);
  if (!titled || !whole) return [];
  return [...source.matchAll(/(?:inputTable(?:<[^(]*>)?\(|join\(folder, )'([\w-]+)(?:\.json)?'/g)].map(
    ([, name]) => `${name}.json`,
  );
}

/** What is wrong, as lines; empty when all is well. */
export function findFaults({ reports, rows, titles, tables }) {
  const faults = [];
  const held = new Set();
  for (const { file, title } of titles)
    for (const id of title.match(reportId) ?? []) {
      held.add(id);
      if (reports[id] === undefined) faults.push(`${file}: ${id} is no report of the table: "${title}"`);
    }
  for (const { name, id, bug } of rows) {
    if (!tables.has(name)) faults.push(`${name}: no test runs row ${id}`);
    else if (bug !== undefined) held.add(bug);
    if (bug !== undefined && reports[bug] === undefined)
      faults.push(`${name}: row ${id} names ${bug}, which is no report of the table`);
  }
  for (const [id, { subject, about }] of Object.entries(reports))
    if (!held.has(id)) faults.push(`${id} (${subject}: ${about}) has no test with its number in the title`);
  return faults;
}

if (process.argv[1]?.endsWith('checkReports.mjs')) {
  const reports = readReports();
  const rows = readRows();
  const files = filesOfTests();
  const titles = files.flatMap(({ file, source }) =>
    testTitles(source, { tsx: file.endsWith('x') }).map((title) => ({ file, title })),
  );
  const tables = new Set(
    files.flatMap(({ file, source }) => (file.endsWith('.inputs.test.ts') ? tablesRun(source) : [])),
  );
  const faults = findFaults({ reports, rows, titles, tables });
  for (const fault of faults) console.log(fault);
  console.log(`${Object.keys(reports).length} reports, ${rows.length} rows, ${faults.length} faults`);
  process.exit(faults.length === 0 ? 0 : 1);
}
