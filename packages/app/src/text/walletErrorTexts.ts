import type { WalletErrorCode } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { type ErrorTexts, errorTextsOf } from './threeTexts.ts';

/** Words for every failure of a wallet. */
export const walletErrorTexts: Readonly<Record<WalletErrorCode, ErrorTexts>> = {
  'wallet.refused': errorTextsOf(
    msg({ id: 'error.wallet.refused', message: 'You refused it in the wallet.' }),
    'untouched',
    'none',
  ),
  'wallet.unknownChain': errorTextsOf(
    msg({ id: 'error.wallet.unknownChain', message: 'Your wallet does not know this network.' }),
    'untouched',
    'switchChain',
  ),
  'wallet.requestPending': errorTextsOf(
    msg({ id: 'error.wallet.requestPending', message: 'Your wallet still shows an earlier request.' }),
    'untouched',
    'openWallet',
  ),
  'wallet.unauthorised': errorTextsOf(
    msg({ id: 'error.wallet.unauthorised', message: 'Your wallet does not let this page use that account.' }),
    'untouched',
    'connectAgain',
  ),
  'wallet.chainDisconnected': errorTextsOf(
    msg({ id: 'error.wallet.chainDisconnected', message: 'Your wallet has lost its network.' }),
    'untouched',
    'again',
  ),
  'wallet.notFound': errorTextsOf(
    msg({ id: 'error.wallet.notFound', message: 'No wallet was found in this browser.' }),
    'untouched',
    'install',
  ),
  'wallet.locked': errorTextsOf(
    msg({ id: 'error.wallet.locked', message: 'The wallet is locked, or no account was chosen.' }),
    'untouched',
    'openWallet',
  ),
  'wallet.noAnswer': errorTextsOf(
    msg({ id: 'error.wallet.noAnswer', message: 'The wallet has not answered yet.' }),
    'unclear',
    'openWallet',
  ),
  'wallet.unsupportedMethod': errorTextsOf(
    msg({ id: 'error.wallet.unsupportedMethod', message: 'This wallet cannot do that.' }),
    'untouched',
    'otherWallet',
  ),
  'wallet.badRequest': errorTextsOf(
    msg({ id: 'error.wallet.badRequest', message: 'The wallet did not accept the form of the request.' }),
    'untouched',
    'report',
  ),
  'wallet.wrongChain': errorTextsOf(
    msg({ id: 'error.wallet.wrongChain', message: 'Your wallet is on another network.' }),
    'untouched',
    'switchChain',
  ),
  'wallet.wrongAccount': errorTextsOf(
    msg({ id: 'error.wallet.wrongAccount', message: 'Your wallet uses another account than the one shown.' }),
    'untouched',
    'connectAgain',
  ),
};
