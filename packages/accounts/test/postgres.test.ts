import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../src/sql/openPostgres.ts';
import { type PostgresServer, startPostgres } from './postgresServer.ts';
import { accountsSuite } from './suite/accountsSuite.ts';
import { replicaTests } from './replicas.ts';
import { checkKills } from './kills/checkKills.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

accountsSuite('the service over PostgreSQL', async () => {
  const url = await postgres.database('suite');
  return { open: () => openPostgres(url, 5), remove: async () => {} };
});

replicaTests((name) => postgres.database(name));

checkKills('PostgreSQL', async (point) => ({
  databaseUrl: await postgres.database(`kill_${point}`),
  databaseFile: '',
}));
