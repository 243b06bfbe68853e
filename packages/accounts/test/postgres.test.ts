import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../src/sql/openPostgres.ts';
import { openStore } from '../src/server/openStore.ts';
import { type PostgresServer, startPostgres } from './postgresServer.ts';
import { accountsSuite } from './suite/accountsSuite.ts';
import { makeAccount, openService, sealedFor, signer, tokenOf, tryBind } from './suite/standIns.ts';
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

describe('two replicas over one PostgreSQL', () => {
  it('start at once on an empty database, and are one service', async () => {
    const url = await postgres.database('replicas');
    const stores = await Promise.all([1, 2].map(() => openStore({ databaseUrl: url, databaseFile: '' })));
    const [one, other] = stores;
    if (one === undefined || other === undefined) throw new Error('two were opened');
    await makeAccount(one, 'shared', 'right');
    const first = await openService(one, []);
    const second = await openService(other, [], { keys: first.keys });
    const who = { ...signer(400), token: await tokenOf(first, signer(400)) };
    // The nonce of one, used at the other; the binding of the other, read at the first.
    const body = await sealedFor(first, who, 'shared', 'right');
    expect((await second.ask('POST', '/api/bindings', { token: who.token, body })).status).toBe(201);
    const path = `/api/bindings/${who.address}`;
    expect((await first.ask('GET', path, { token: who.token })).status).toBe(200);
    await second.ask('DELETE', path, { token: who.token });
    expect((await first.ask('GET', path, { token: who.token })).status).toBe(404);
    const rivals = [first, second].map(async (service, i) => {
      const rival = signer(401 + i);
      return tryBind(service, { ...rival, token: await tokenOf(service, rival) }, 'shared', 'right');
    });
    expect((await Promise.all(rivals)).map(({ status }) => status).sort((one, other) => one - other)).toEqual(
      [201, 409],
    );
    // Tries are counted across both.
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push((await tryBind(i % 2 ? first : second, who, 'shared', `wrong ${i}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    await Promise.all(stores.map((store) => store.close()));
  });
});

checkKills('PostgreSQL', async (point) => ({
  databaseUrl: await postgres.database(`kill_${point}`),
  databaseFile: '',
}));
