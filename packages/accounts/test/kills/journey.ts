import type { AccountsStore } from '../../src/service/AccountsStore.ts';
import { pageHasher } from '../../src/inPage/pageHasher.ts';
import { passwordForm } from '../../src/service/accountKey.ts';
import { makeAccount, openService, signer, suiteClock, tokenOf, tryBind } from '../suite/standIns.ts';

/** What has been acknowledged, and must therefore stand whatever happens. */
export type Acknowledged =
  | 'account created'
  | 'password set'
  | 'account closed'
  | 'account opened'
  | 'signed in'
  | 'wrong try'
  | 'bound'
  | 'bound last'
  | 'unbound'
  | 'signed out'
  | 'swept';

/** One way through every write of the store. Each acknowledgement is told as soon as its promise has resolved. */
export async function journey(store: AccountsStore, tell: (done: Acknowledged) => void): Promise<void> {
  await makeAccount(store, 'ada', 'first');
  tell('account created');
  await store.setPassword('ada', await pageHasher.hash(passwordForm('second')));
  tell('password set');
  await store.setDisabled('ada', suiteClock.now());
  tell('account closed');
  await store.setDisabled('ada', undefined);
  tell('account opened');
  const service = await openService(store, []);
  const who = { ...signer(1), token: await tokenOf(service, signer(1)) };
  tell('signed in');
  await store.countTry('spare', suiteClock.now(), 60_000);
  await store.releaseTry('spare');
  await tryBind(service, who, 'ada', 'wrong');
  tell('wrong try');
  await tryBind(service, who, 'ada', 'second');
  tell('bound');
  await service.ask('DELETE', `/api/bindings/${who.address}`, { token: who.token });
  tell('unbound');
  await service.ask('DELETE', '/api/session', { token: who.token });
  tell('signed out');
  await store.sweep(suiteClock.now(), suiteClock.now());
  tell('swept');
  const again = { ...who, token: await tokenOf(service, who) };
  await tryBind(service, again, 'ada', 'second');
  tell('bound last');
}
