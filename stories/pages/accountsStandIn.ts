import { demoAccount, openPageAccounts, type PageAccounts } from '@amswap/accounts/handlers';
import { type FailureAnswer, type FailureCode, failureStatus, operations } from '@amswap/accounts/schema';
import { testDeployment } from '@amswap/testing';
import { http, HttpResponse } from 'msw';
import { storyClock } from '../../.storybook/storyClock.ts';
import type { PageSetting } from './openPage.ts';

/** Where the accounts service of the stories is: nobody is there but the mock. */
export const accountsUrl = 'https://accounts.test.example';

let opened: Promise<PageAccounts> | undefined;

/** The service's own handlers, in memory, with the demo account; anew for each story. A wallet's signature is taken for good. */
const service = (): Promise<PageAccounts> =>
  (opened ??= openPageAccounts({
    clock: storyClock,
    origin: location.origin,
    chainId: testDeployment.chainId,
    contact: 'help@amswap.test.example',
    databaseName: undefined,
    contractCall: async () => `0x1626ba7e${'0'.repeat(56)}`,
  }));

/** A page whose deployment names the service, with a wallet that signs. */
export const withAccounts: Pick<PageSetting, 'deployment' | 'wallet'> = {
  deployment: async () => ({ accountsUrl, publicKey: (await service()).publicKey }),
  wallet: (wallet) => wallet.script.always('personal_sign', { result: `0x${'11'.repeat(65)}` }),
};

/** Begins a story with a service to which nobody is bound. */
export async function freshService(): Promise<void> {
  await (await service()).reset();
}

/** Answers for the service as the service itself does. */
export const accountsHandler = http.all(`${accountsUrl}/api/*`, async ({ request }) => {
  const { send } = await service();
  return send(request);
});

/** One operation is refused with this code, whatever is asked. */
export function refusing(
  operation: keyof typeof operations,
  code: FailureCode,
  more: { readonly retryAfter?: number; readonly bound?: 'wallet' | 'account' } = {},
) {
  const { method, path } = operations[operation];
  const { retryAfter, bound } = more;
  const answer: FailureAnswer = { error: { code, message: 'in a story', ...(bound ? { bound } : {}) } };
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  const verb = ({ GET: 'get', POST: 'post', DELETE: 'delete' } as const)[method];
  return http[verb](`${accountsUrl}${path}`, () =>
    HttpResponse.json(answer, { status: failureStatus[code], headers }),
  );
}

/** An account of another name, as an operator may have made it. */
export async function namedAccount(name: string): Promise<void> {
  const { store } = await service();
  const demo = await store.account(demoAccount.name);
  if (demo !== undefined) await store.createAccount({ ...demo, key: name.toLowerCase(), name });
}
