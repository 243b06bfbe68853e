import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/sql/postgresTables.ts',
  out: './migrations/postgres',
});
