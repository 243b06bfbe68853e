import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestLine } from '../../src/http/accountsApp.ts';
import type { AccountsStore } from '../../src/service/AccountsStore.ts';
import { createAnswerBook } from './answersFit.ts';
import { bindingTests } from './bindingTests.ts';
import { interfaceTests } from './interfaceTests.ts';
import { sessionTests } from './sessionTests.ts';
import { type OpenedService, type OpenService, openService } from './standIns.ts';
import { tryLimitTests } from './tryLimitTests.ts';

/** A store of the suite's, and a way to open it again as after a restart. */
export interface SuiteStore {
  readonly open: () => Promise<AccountsStore>;
  /** Removes what was kept. */
  readonly remove: () => Promise<void>;
}

/** What the tests of each part are given. */
export interface Suite {
  readonly store: () => AccountsStore;
  /** A service over the store, whose answers are held against the description. */
  readonly serve: (options?: OpenService) => Promise<OpenedService>;
  /** Closes the store and opens it again. */
  readonly restart: () => Promise<void>;
  readonly log: readonly RequestLine[];
}

/** Everything that the service promises, on any store and in any realm: the one suite that server and page both pass. */
export function accountsSuite(name: string, over: () => Promise<SuiteStore>): void {
  describe(name, () => {
    const log: RequestLine[] = [];
    const book = createAnswerBook();
    let kept: SuiteStore;
    let store: AccountsStore;
    const suite: Suite = {
      store: () => store,
      serve: async (options) => book.checked(await openService(store, log, options)),
      async restart() {
        await store.close();
        store = await kept.open();
      },
      log,
    };
    beforeAll(async () => {
      kept = await over();
      store = await kept.open();
    });
    afterAll(async () => {
      await store.close();
      await kept.remove();
    });

    describe('sessions', () => {
      sessionTests(suite);
    });
    describe('bindings', () => {
      bindingTests(suite);
    });
    describe('limits on tries', () => {
      tryLimitTests(suite);
    });
    describe('the interface', () => {
      interfaceTests(suite);
    });

    it('every answer that the description names was seen, and no other', () => {
      expect(book.unseen()).toEqual([]);
      expect(book.undescribed()).toEqual([]);
    });
  });
}
