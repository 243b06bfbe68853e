import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './src/sql/sqliteTables.ts',
  out: './migrations/sqlite',
});
