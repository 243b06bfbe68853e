/**
 * The closed list of everything that can go wrong, as `area.kind`. Each code has three texts in the app (what happened, what it
 * means for one's funds, what to do): a map over `ErrorCode` that lacks one does not compile.
 */
export const walletErrorCodes = [
  /** The user said no in the wallet. Shown quietly. */
  'wallet.refused',
  /** The wallet does not know the chain: it can be asked to add it. */
  'wallet.unknownChain',
  /** The wallet still shows an earlier request of this site: the user has to open it. */
  'wallet.requestPending',
  /** The wallet does not let this site use that account or method. */
  'wallet.unauthorised',
  /** The wallet has lost its connection to the chain. */
  'wallet.chainDisconnected',
  /** No wallet has been found in this browser. */
  'wallet.notFound',
  /** The wallet answers with no account: it is locked, or no account was chosen. */
  'wallet.locked',
  /** The wallet has not answered for some seconds; its window may be hidden. */
  'wallet.noAnswer',
  /** The wallet lacks the method. */
  'wallet.unsupportedMethod',
  /** The wallet found fault with our request itself (parameters); this is a defect of ours. */
  'wallet.badRequest',
  /** The wallet is on another chain than the configured one. Nothing was sent. */
  'wallet.wrongChain',
  /** The wallet uses another account than the one shown. Nothing was sent. */
  'wallet.wrongAccount',
] as const;

export const rpcErrorCodes = [
  /** The node limits how often one may ask. May carry `retryAfterMs`. */
  'rpc.rateLimited',
  /** The node cannot be reached, or the network is down. */
  'rpc.unreachable',
  /** The node has not answered within the bound on time. */
  'rpc.timedOut',
  /** The answer was not JSON-RPC: a login page, an error page, a cut or partial answer. */
  'rpc.badAnswer',
  /** The node answers for another chain than the configured one. */
  'rpc.wrongChain',
  /** The node is many blocks behind. */
  'rpc.lagging',
  /** The node refuses a range of blocks as too large. */
  'rpc.rangeTooLarge',
  /** Two nodes answered differently to the same question of the same block. */
  'rpc.disagreement',
] as const;

export const transactionErrorCodes = [
  /** Too little of the native currency for the network fee. */
  'transaction.insufficientFunds',
  /** A transaction with this number has been confirmed already. */
  'transaction.nonceTooLow',
  /** A replacement has to pay more than the one that waits. */
  'transaction.replacementUnderpriced',
  /** The fee is below what the node takes. */
  'transaction.underpriced',
  /** The node has this transaction already: it is pending, not failed. */
  'transaction.alreadyKnown',
  /** The node, not the user, refused the transaction. */
  'transaction.refusedByNode',
  /** The transaction was mined and failed; its network fee is spent. */
  'transaction.reverted',
  /** The transaction disappeared from the network without being mined. */
  'transaction.dropped',
  /** The wallet signed with another account: the transaction is done, for that one. Carries its `address`. */
  'transaction.otherSigner',
  /** The user replaced the transaction in the wallet by an empty one. */
  'transaction.cancelled',
  /** The same act is already under way, in this tab or in another. Nothing was sent. */
  'transaction.alreadyUnderWay',
  /** What is authorised on the chain does not cover the need. Carries both figures. */
  'transaction.allowanceShort',
  /** The wallet took only a part of the steps of a batch, or none, without saying why. */
  'transaction.batchFailed',
] as const;

/** Reverts that are not one of our contracts' custom errors. */
export const plainContractErrorCodes = [
  /** Reverted with a text of the contract's own (foreign: carries `reason`). */
  'contract.reason',
  /** Reverted by a check of the language, such as an overflow. Carries `panic`. */
  'contract.panic',
  /** Reverted without a word. */
  'contract.silent',
  /** Reverted with an error that none of the known interfaces names. Carries `selector`. */
  'contract.unknownError',
] as const;

/** Our contracts' custom errors by name. A test holds the list against the generated ABIs: neither may lack one. */
export const customContractErrorCodes = [
  'contract.AddressZero',
  'contract.AllowanceTooLow',
  'contract.AlreadyConnected',
  'contract.AlreadyMember',
  'contract.AmountOutBelowMin',
  'contract.AmountZero',
  'contract.BalanceTooLow',
  'contract.CallFailed',
  'contract.CallerNotAllowed',
  'contract.ChainForbidden',
  'contract.ClaimTooSoon',
  'contract.DeadlinePassed',
  'contract.ERC20InsufficientAllowance',
  'contract.ERC20InsufficientBalance',
  'contract.ERC20InvalidApprover',
  'contract.ERC20InvalidReceiver',
  'contract.ERC20InvalidSender',
  'contract.ERC20InvalidSpender',
  'contract.ExchangeNotEnabled',
  'contract.FeeAboveAmount',
  'contract.FigureTooLarge',
  'contract.FilledBelowMin',
  'contract.KindsInvalid',
  'contract.ListingTooSmall',
  'contract.NotMember',
  'contract.NotSaleOwner',
  'contract.NotYetSettleable',
  'contract.NothingToClaim',
  'contract.NothingToSettle',
  'contract.NothingToWithdraw',
  'contract.OwnReferrer',
  'contract.OwnSettler',
  'contract.PageTooLarge',
  'contract.PayTokenNotEnabled',
  'contract.PaymentAboveMax',
  'contract.PaymentShort',
  'contract.PowerNotMultiple',
  'contract.PowerTooLow',
  'contract.Reentered',
  'contract.ReserveTooLow',
  'contract.RewardBalanceTooLow',
  'contract.SaleNotOpen',
  'contract.SaleUnknown',
  'contract.SettlerCircle',
  'contract.SettlerLineTooLong',
  'contract.SettlerUnchanged',
  'contract.StockTooLow',
  'contract.TermsInvalid',
] as const;

export const amountErrorCodes = [
  'amount.empty',
  'amount.negative',
  'amount.exponent',
  'amount.invalidCharacter',
  'amount.grouping',
  'amount.tooManyDecimals',
  'amount.overflow',
  'amount.zero',
  'amount.notMultiple',
] as const;

export const addressErrorCodes = [
  'address.empty',
  'address.format',
  'address.checksum',
  'address.zero',
  'address.self',
] as const;

export const deploymentErrorCodes = [
  /** The config file could not be loaded. */
  'deployment.unreachable',
  /** The config file is not as its schema says. Carries the fields. */
  'deployment.invalid',
  /** No code, or other code than expected, stands at a configured address. */
  'deployment.codeDiffers',
  /** The contracts' interface is not the one this version was written against. */
  'deployment.interfaceDiffers',
] as const;

/** What nothing is known about. */
export const unknownErrorCodes = ['unknown.unclassified'] as const;

export const errorCodes = [
  ...walletErrorCodes,
  ...rpcErrorCodes,
  ...transactionErrorCodes,
  ...plainContractErrorCodes,
  ...customContractErrorCodes,
  ...amountErrorCodes,
  ...addressErrorCodes,
  ...deploymentErrorCodes,
  ...unknownErrorCodes,
] as const;

export type ErrorCode = (typeof errorCodes)[number];
export type WalletErrorCode = (typeof walletErrorCodes)[number];
export type RpcErrorCode = (typeof rpcErrorCodes)[number];
export type TransactionErrorCode = (typeof transactionErrorCodes)[number];
export type ContractErrorCode =
  | (typeof plainContractErrorCodes)[number]
  | (typeof customContractErrorCodes)[number];
export type AmountErrorCode = (typeof amountErrorCodes)[number];
export type AddressErrorCode = (typeof addressErrorCodes)[number];
export type DeploymentErrorCode = (typeof deploymentErrorCodes)[number];
