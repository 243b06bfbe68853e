import { msg } from '@lingui/core/macro';
import type { AccountsFailureCode } from '../features/bind/AccountsFailure.ts';
import { todoTexts } from './failureAdvice.ts';
import type { ErrorTexts } from './threeTexts.ts';

const own = (what: ErrorTexts['what'], todo: ErrorTexts['todo']): ErrorTexts => ({
  what,
  // No failure of this service can touch what is on the chain.
  funds: msg({ id: 'funds.unconcerned', message: 'Your funds are not concerned.' }),
  todo,
});

const { again, operator: tellOperator, none: nothing } = todoTexts;
const reload = msg({ id: 'todo.reload', message: 'Load this page anew and try again.' });
const signInAnew = msg({
  id: 'todo.signInAnew',
  message: 'Try again: your wallet is asked to sign in anew.',
});

const ofThePage = own(
  msg({ id: 'error.accounts.request', message: 'The accounts service did not understand this page.' }),
  reload,
);
const expired = own(msg({ id: 'error.accounts.session', message: 'Your sign-in has expired.' }), signInAnew);
const unwell = own(
  msg({ id: 'error.accounts.unwell', message: 'The accounts service is not well right now.' }),
  again,
);

/** Words for everything that the accounts service refuses, and for what fails on the way to it. */
export const accountsFailureTexts: Readonly<Record<AccountsFailureCode, ErrorTexts>> = {
  'request.malformed': ofThePage,
  'request.notFound': ofThePage,
  'request.methodNotAllowed': ofThePage,
  'request.tooLarge': ofThePage,
  'request.notJson': ofThePage,
  'session.foreignOrigin': own(
    msg({
      id: 'error.accounts.foreignOrigin',
      message: 'The accounts service does not serve pages of this address.',
    }),
    tellOperator,
  ),
  'session.badMessage': own(
    msg({
      id: 'error.accounts.badMessage',
      message: 'The accounts service did not accept the message that your wallet signed.',
    }),
    signInAnew,
  ),
  'session.nonceUnusable': own(
    msg({ id: 'error.accounts.nonce', message: 'It took longer than five minutes, or was sent already.' }),
    again,
  ),
  'session.badSignature': own(
    msg({ id: 'error.accounts.badSignature', message: 'The signature is not this wallet’s.' }),
    msg({
      id: 'todo.signWithShown',
      message: 'Choose the account shown here in your wallet, then try again.',
    }),
  ),
  'session.signatureUnchecked': own(
    msg({
      id: 'error.accounts.signatureUnchecked',
      message: 'Your wallet is a contract, and its network does not answer the accounts service.',
    }),
    again,
  ),
  'session.missing': expired,
  'session.otherWallet': own(
    msg({ id: 'error.accounts.otherWallet', message: 'Your wallet has another account now.' }),
    signInAnew,
  ),
  'binding.unreadable': ofThePage,
  'binding.unknownKey': own(
    msg({
      id: 'error.accounts.unknownKey',
      message: 'This page is older than the accounts service’s present key.',
    }),
    reload,
  ),
  'binding.wrongAccountOrPassword': own(
    msg({ id: 'error.accounts.wrong', message: 'There is no such account, or the password is another.' }),
    msg({ id: 'todo.checkEntry', message: 'Check both, then try again.' }),
  ),
  'binding.tooManyTries': own(
    msg({ id: 'error.accounts.tries', message: 'Too many wrong tries at this account from your network.' }),
    msg({ id: 'todo.waitQuarter', message: 'Wait, then try again.' }),
  ),
  'binding.alreadyBound': own(
    msg({ id: 'error.accounts.bound', message: 'This account is bound to another wallet already.' }),
    msg({ id: 'todo.unbindThere', message: 'Unbind it with that wallet first.' }),
  ),
  'binding.notBound': own(
    msg({ id: 'error.accounts.notBound', message: 'This wallet is bound to no account any more.' }),
    nothing,
  ),
  'service.busy': own(
    msg({ id: 'error.accounts.busy', message: 'Many are binding an account right now.' }),
    again,
  ),
  'service.notReady': unwell,
  'service.failed': unwell,
  'client.unreachable': own(
    msg({ id: 'error.accounts.unreachable', message: 'The accounts service cannot be reached.' }),
    again,
  ),
  'client.timedOut': own(
    msg({ id: 'error.accounts.timedOut', message: 'The accounts service has not answered in time.' }),
    again,
  ),
  'client.badAnswer': own(
    msg({
      id: 'error.accounts.badAnswer',
      message: 'Something else than the accounts service answered.',
    }),
    tellOperator,
  ),
  'client.insecurePage': own(
    msg({
      id: 'error.accounts.insecurePage',
      message: 'This page was opened without https, where a browser cannot seal a password.',
    }),
    msg({ id: 'todo.openSecurely', message: 'Open this page by its https address.' }),
  ),
};

/** Bound already, where it is the wallet and not the account. */
export const walletBoundTexts: ErrorTexts = own(
  msg({
    id: 'error.accounts.walletBound',
    message: 'This wallet is bound already, to the account shown here.',
  }),
  msg({ id: 'todo.unbindHere', message: 'Unbind it first if you want to bind another.' }),
);
