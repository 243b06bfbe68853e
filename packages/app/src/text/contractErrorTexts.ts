import type { ContractErrorCode } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { type ErrorTexts, errorTextsOf } from './threeTexts.ts';

/** Words for every failure of a contract. */
export const contractErrorTexts: Readonly<Record<ContractErrorCode, ErrorTexts>> = {
  'contract.reason': errorTextsOf(
    msg({ id: 'error.contract.reason', message: 'The contract refused and gave its own reason.' }),
    'untouched',
    'fresh',
  ),
  'contract.panic': errorTextsOf(
    msg({ id: 'error.contract.panic', message: 'The contract stopped at a check of its own arithmetic.' }),
    'untouched',
    'report',
  ),
  'contract.silent': errorTextsOf(
    msg({ id: 'error.contract.silent', message: 'The contract refused without giving a reason.' }),
    'untouched',
    'fresh',
  ),
  'contract.unknownError': errorTextsOf(
    msg({
      id: 'error.contract.unknownError',
      message: 'The contract refused with an error that this version does not know.',
    }),
    'untouched',
    'report',
  ),
  'contract.AddressZero': errorTextsOf(
    msg({ id: 'error.contract.AddressZero', message: 'The zero address is not allowed here.' }),
    'untouched',
    'change',
  ),
  'contract.AllowanceTooLow': errorTextsOf(
    msg({ id: 'error.contract.AllowanceTooLow', message: 'Please authorize first~' }),
    'untouched',
    'authorise',
  ),
  'contract.AlreadyConnected': errorTextsOf(
    msg({ id: 'error.contract.AlreadyConnected', message: 'These contracts are connected already.' }),
    'untouched',
    'none',
  ),
  'contract.AlreadyMember': errorTextsOf(
    msg({ id: 'error.contract.AlreadyMember', message: 'This account is a member already.' }),
    'untouched',
    'none',
  ),
  'contract.AmountOutBelowMin': errorTextsOf(
    msg({ id: 'error.contract.AmountOutBelowMin', message: 'You would get less than the least you accept.' }),
    'untouched',
    'fresh',
  ),
  'contract.AmountZero': errorTextsOf(
    msg({ id: 'error.contract.AmountZero', message: 'The amount is zero.' }),
    'untouched',
    'change',
  ),
  'contract.BalanceTooLow': errorTextsOf(
    msg({ id: 'error.contract.BalanceTooLow', message: 'The balance is not enough.' }),
    'untouched',
    'less',
  ),
  'contract.CallFailed': errorTextsOf(
    msg({ id: 'error.contract.CallFailed', message: 'One of the calls inside it failed.' }),
    'untouched',
    'report',
  ),
  'contract.CallerNotAllowed': errorTextsOf(
    msg({ id: 'error.contract.CallerNotAllowed', message: 'This account may not do that.' }),
    'untouched',
    'none',
  ),
  'contract.ChainForbidden': errorTextsOf(
    msg({ id: 'error.contract.ChainForbidden', message: 'These contracts must not run on this network.' }),
    'untouched',
    'operator',
  ),
  'contract.ClaimTooSoon': errorTextsOf(
    msg({ id: 'error.contract.ClaimTooSoon', message: 'More than 60 seconds must pass between two claims.' }),
    'untouched',
    'wait',
  ),
  'contract.DeadlinePassed': errorTextsOf(
    msg({ id: 'error.contract.DeadlinePassed', message: 'It was sent too late.' }),
    'untouched',
    'again',
  ),
  'contract.ERC20InsufficientAllowance': errorTextsOf(
    msg({ id: 'error.contract.ERC20InsufficientAllowance', message: 'Please authorize first~' }),
    'untouched',
    'authorise',
  ),
  'contract.ERC20InsufficientBalance': errorTextsOf(
    msg({ id: 'error.contract.ERC20InsufficientBalance', message: 'The token balance is not enough.' }),
    'untouched',
    'less',
  ),
  'contract.ERC20InvalidApprover': errorTextsOf(
    msg({
      id: 'error.contract.ERC20InvalidApprover',
      message: 'The token does not take an authorisation from this account.',
    }),
    'untouched',
    'report',
  ),
  'contract.ERC20InvalidReceiver': errorTextsOf(
    msg({ id: 'error.contract.ERC20InvalidReceiver', message: 'The token cannot be sent to that address.' }),
    'untouched',
    'change',
  ),
  'contract.ERC20InvalidSender': errorTextsOf(
    msg({ id: 'error.contract.ERC20InvalidSender', message: 'The token cannot be sent from that address.' }),
    'untouched',
    'report',
  ),
  'contract.ERC20InvalidSpender': errorTextsOf(
    msg({
      id: 'error.contract.ERC20InvalidSpender',
      message: 'The token does not let that address be authorised.',
    }),
    'untouched',
    'report',
  ),
  'contract.ExchangeNotEnabled': errorTextsOf(
    msg({ id: 'error.contract.ExchangeNotEnabled', message: 'This exchange is not open now.' }),
    'untouched',
    'again',
  ),
  'contract.FeeAboveAmount': errorTextsOf(
    msg({ id: 'error.contract.FeeAboveAmount', message: 'The fee would be more than the amount.' }),
    'untouched',
    'change',
  ),
  'contract.FigureTooLarge': errorTextsOf(
    msg({ id: 'error.contract.FigureTooLarge', message: 'A figure is larger than the contract can hold.' }),
    'untouched',
    'change',
  ),
  'contract.FilledBelowMin': errorTextsOf(
    msg({
      id: 'error.contract.FilledBelowMin',
      message: 'The queue holds less MV than the least you accept.',
    }),
    'untouched',
    'fresh',
  ),
  'contract.KindsInvalid': errorTextsOf(
    msg({ id: 'error.contract.KindsInvalid', message: 'The kinds of revenue asked for are not right.' }),
    'untouched',
    'report',
  ),
  'contract.ListingTooSmall': errorTextsOf(
    msg({ id: 'error.contract.ListingTooSmall', message: 'This is less than one may list for sale.' }),
    'untouched',
    'change',
  ),
  'contract.NotMember': errorTextsOf(
    msg({ id: 'error.contract.NotMember', message: 'This account is not a member yet.' }),
    'untouched',
    'register',
  ),
  'contract.NotSaleOwner': errorTextsOf(
    msg({ id: 'error.contract.NotSaleOwner', message: 'This order belongs to another account.' }),
    'untouched',
    'none',
  ),
  'contract.NotYetSettleable': errorTextsOf(
    msg({ id: 'error.contract.NotYetSettleable', message: 'The time of this pool has not run out yet.' }),
    'untouched',
    'wait',
  ),
  'contract.NothingToClaim': errorTextsOf(
    msg({ id: 'error.contract.NothingToClaim', message: 'There is nothing to claim now.' }),
    'untouched',
    'none',
  ),
  'contract.NothingToSettle': errorTextsOf(
    msg({ id: 'error.contract.NothingToSettle', message: 'There is nothing to settle now.' }),
    'untouched',
    'none',
  ),
  'contract.NothingToWithdraw': errorTextsOf(
    msg({ id: 'error.contract.NothingToWithdraw', message: 'There is nothing to withdraw.' }),
    'untouched',
    'none',
  ),
  'contract.OwnReferrer': errorTextsOf(
    msg({ id: 'error.contract.OwnReferrer', message: 'You cannot be your own referrer.' }),
    'untouched',
    'change',
  ),
  'contract.OwnSettler': errorTextsOf(
    msg({ id: 'error.contract.OwnSettler', message: 'You cannot be your own settler.' }),
    'untouched',
    'change',
  ),
  'contract.PageTooLarge': errorTextsOf(
    msg({ id: 'error.contract.PageTooLarge', message: 'Too many rows were asked for at once.' }),
    'reading',
    'report',
  ),
  'contract.PayTokenNotEnabled': errorTextsOf(
    msg({ id: 'error.contract.PayTokenNotEnabled', message: 'Hashrate cannot be paid with this token now.' }),
    'untouched',
    'change',
  ),
  'contract.PaymentAboveMax': errorTextsOf(
    msg({ id: 'error.contract.PaymentAboveMax', message: 'It would cost more than the most you accept.' }),
    'untouched',
    'fresh',
  ),
  'contract.PaymentShort': errorTextsOf(
    msg({
      id: 'error.contract.PaymentShort',
      message: 'Less arrived than was sent: this token takes a fee on the way.',
    }),
    'untouched',
    'change',
  ),
  'contract.PowerNotMultiple': errorTextsOf(
    msg({ id: 'error.contract.PowerNotMultiple', message: 'This is not a multiple of the power step.' }),
    'untouched',
    'change',
  ),
  'contract.PowerTooLow': errorTextsOf(
    msg({ id: 'error.contract.PowerTooLow', message: 'This is below the lowest merged power.' }),
    'untouched',
    'change',
  ),
  'contract.Reentered': errorTextsOf(
    msg({
      id: 'error.contract.Reentered',
      message: 'The contract was called in the middle of its own work.',
    }),
    'untouched',
    'report',
  ),
  'contract.ReserveTooLow': errorTextsOf(
    msg({
      id: 'error.contract.ReserveTooLow',
      message: 'The contract holds too little to set aside the cap of this synthesis.',
    }),
    'untouched',
    'less',
  ),
  'contract.RewardBalanceTooLow': errorTextsOf(
    msg({ id: 'error.contract.RewardBalanceTooLow', message: 'Reward Balance Not Enough' }),
    'untouched',
    'less',
  ),
  'contract.SaleNotOpen': errorTextsOf(
    msg({ id: 'error.contract.SaleNotOpen', message: 'This order is not on sale any more.' }),
    'untouched',
    'fresh',
  ),
  'contract.SaleUnknown': errorTextsOf(
    msg({ id: 'error.contract.SaleUnknown', message: 'There is no such order.' }),
    'untouched',
    'fresh',
  ),
  'contract.SettlerCircle': errorTextsOf(
    msg({ id: 'error.contract.SettlerCircle', message: 'This would make the settler line a circle.' }),
    'untouched',
    'change',
  ),
  'contract.SettlerLineTooLong': errorTextsOf(
    msg({ id: 'error.contract.SettlerLineTooLong', message: 'The settler line is too long to be checked.' }),
    'untouched',
    'change',
  ),
  'contract.SettlerUnchanged': errorTextsOf(
    msg({ id: 'error.contract.SettlerUnchanged', message: 'This is your settler already.' }),
    'untouched',
    'none',
  ),
  'contract.StockTooLow': errorTextsOf(
    msg({ id: 'error.contract.StockTooLow', message: 'The contract does not hold enough to exchange.' }),
    'untouched',
    'less',
  ),
  'contract.TermsInvalid': errorTextsOf(
    msg({ id: 'error.contract.TermsInvalid', message: 'The terms are not right.' }),
    'untouched',
    'report',
  ),
};
