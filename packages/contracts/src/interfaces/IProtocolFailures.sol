// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @title Failures that more than one contract of the product can end with
/// @notice Times are unix seconds, amounts are base units of the token named beside them.
interface IProtocolFailures {
    /// The transaction was mined after the time its sender allowed.
    error DeadlinePassed(uint64 deadline, uint64 blockTime);
    /// `account` holds less of `token` than the call needs.
    error BalanceTooLow(address token, address account, uint256 balance, uint256 needed);
    /// `account` authorised this contract for less of `token` than the call needs.
    error AllowanceTooLow(address token, address account, uint256 allowance, uint256 needed);
    /// The token kept a part of the transfer for itself (fee on transfer) or delivered nothing.
    error PaymentShort(address token, uint256 expected, uint256 received);
    /// More rows were asked for than one page may have.
    error PageTooLarge(uint256 limit, uint256 most);
    /// An amount of zero, or one that rounds to zero.
    error AmountZero(address token);
    /// An address that can't be zero was.
    error AddressZero(bytes32 what);
    /// `caller` isn't the one that may make this call.
    error CallerNotAllowed(address caller);
    /// A call came back into the contract before the first one ended.
    error Reentered(address caller);
    /// The reference contracts are a demonstration and refuse to be deployed on this public chain.
    error ChainForbidden(uint256 chainId);
    /// A connection between two contracts that is made once was to be made again.
    error AlreadyConnected(address connected);
    /// A figure doesn't fit where it is kept.
    error FigureTooLarge(uint256 figure, uint256 most);
}
