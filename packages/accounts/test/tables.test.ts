import { readFileSync } from 'node:fs';
import { getTableConfig as postgresConfig, type PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig as sqliteConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { migrationsOf, type SqlDialect } from '../src/sql/migrations.ts';
import * as postgres from '../src/sql/postgresTables.ts';
import * as sqlite from '../src/sql/sqliteTables.ts';

interface Column {
  readonly name: string;
  readonly notNull: boolean;
  readonly primary: boolean;
  readonly isUnique: boolean;
  readonly dataType: string;
}
const columnOf = ({ name, notNull, primary, isUnique, dataType }: Column) => ({
  name,
  notNull,
  primary,
  isUnique,
  dataType,
});
const nameOf = ({ config }: { config: { name?: string } }) => config.name;

/** Columns of a table as the newest snapshot of its migrations has them. */
const migrated = (dialect: SqlDialect, prefix: string) => {
  const folder = migrationsOf(dialect);
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { idx: number }[];
  };
  const newest = String(entries.at(-1)?.idx).padStart(4, '0');
  const { tables } = JSON.parse(readFileSync(`${folder}/meta/${newest}_snapshot.json`, 'utf8')) as {
    tables: Record<string, { columns: Record<string, { notNull: boolean; primaryKey: boolean }> }>;
  };
  return (table: string) =>
    Object.entries(tables[`${prefix}${table}`]?.columns ?? {}).map(([name, column]) => [
      name,
      column.notNull,
      column.primaryKey,
    ]);
};

const postgresTables = Object.entries(postgres);
const sqliteTables = new Map(Object.entries(sqlite));

describe('the two dialects', () => {
  it('have the same tables', () =>
    expect([...sqliteTables.keys()]).toEqual(postgresTables.map(([name]) => name)));

  it.each(postgresTables)('%s is the same in both, and as migrated', (name, table) => {
    const one = postgresConfig(table as PgTable);
    const other = sqliteConfig(sqliteTables.get(name) as SQLiteTable);
    expect(other.name).toBe(one.name);
    expect(other.columns.map(columnOf)).toEqual(one.columns.map(columnOf));
    expect(other.indexes.map(nameOf)).toEqual(one.indexes.map(nameOf));
    expect(other.foreignKeys.length).toBe(one.foreignKeys.length);
    const declared = one.columns.map((column) => [column.name, column.notNull, column.primary]);
    expect(migrated('postgres', 'public.')(one.name)).toEqual(declared);
    expect(migrated('sqlite', '')(one.name)).toEqual(declared);
  });
});
