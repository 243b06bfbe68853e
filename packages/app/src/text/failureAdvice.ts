import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a failure means for one's funds. */
export const fundsTexts = {
  untouched: msg({ id: 'funds.untouched', message: 'Nothing was sent. Your funds are as they were.' }),
  feeSpent: msg({
    id: 'funds.feeSpent',
    message: 'Only the network fee was spent; everything else is as it was.',
  }),
  notTaken: msg({
    id: 'funds.notTaken',
    message: 'Nothing was taken so far. Should it turn up again, it may still go through.',
  }),
  pending: msg({
    id: 'funds.pending',
    message: 'It is on its way and may still go through. Do not send it again.',
  }),
  reading: msg({
    id: 'funds.reading',
    message: 'Figures on the screen may be old. Your funds are not affected.',
  }),
  otherSigner: msg({
    id: 'funds.otherSigner',
    message:
      'What was paid came from that account, and what it brought belongs to it. This account is as it was.',
  }),
  unclear: msg({
    id: 'funds.unclear',
    message: 'It is not known whether something was sent. Look at the journal and in your wallet.',
  }),
} satisfies Record<string, MessageDescriptor>;

/** What to do about a failure. */
export const todoTexts = {
  none: msg({ id: 'todo.none', message: 'There is nothing you have to do.' }),
  again: msg({ id: 'todo.again', message: 'Try again in a moment.' }),
  openWallet: msg({ id: 'todo.openWallet', message: 'Open your wallet and answer what it asks.' }),
  switchChain: msg({
    id: 'todo.switchChain',
    message: 'Switch the network in your wallet, or let this page ask for it.',
  }),
  connectAgain: msg({ id: 'todo.connectAgain', message: 'Connect the wallet again.' }),
  install: msg({
    id: 'todo.install',
    message: "Install a wallet, open this page in a wallet's browser, or take the tour.",
  }),
  chooseAccount: msg({
    id: 'todo.chooseAccount',
    message: 'Choose the account in your wallet that this page shows, before you go on.',
  }),
  otherWallet: msg({ id: 'todo.otherWallet', message: 'Use another wallet for this, or update this one.' }),
  report: msg({ id: 'todo.report', message: 'Copy the log from the test page and send it to the operator.' }),
  otherNode: msg({
    id: 'todo.otherNode',
    message: 'Wait a moment, or choose another node on the test page.',
  }),
  getNative: msg({
    id: 'todo.getNative',
    message: "Send some of the chain's own currency to this account for the fee.",
  }),
  journal: msg({ id: 'todo.journal', message: 'Follow it in the journal.' }),
  checkAgain: msg({
    id: 'todo.checkAgain',
    message: 'Check for it again in the journal before you send it once more.',
  }),
  raiseFee: msg({ id: 'todo.raiseFee', message: 'Send it again with a higher fee in your wallet.' }),
  authorise: msg({ id: 'todo.authorise', message: 'Authorise the amount first, then act.' }),
  less: msg({ id: 'todo.less', message: 'Enter a smaller amount, or wait.' }),
  fresh: msg({ id: 'todo.fresh', message: 'Look at the new figures and decide again.' }),
  change: msg({ id: 'todo.change', message: 'Change what you entered.' }),
  wait: msg({ id: 'todo.wait', message: 'Wait until the time shown, then do it again.' }),
  register: msg({ id: 'todo.register', message: 'Register first.' }),
  operator: msg({ id: 'todo.operator', message: 'Only the operator of this site can fix it.' }),
  fewer: msg({ id: 'todo.fewer', message: 'Choose a shorter range.' }),
} satisfies Record<string, MessageDescriptor>;
