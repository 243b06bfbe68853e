// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @title What the product reads and calls of a BEP-20 token
/// @notice Amounts are base units. `decimals` and `symbol` are optional in the standard and may revert. The errors
///   are those of the common implementation (ERC-6093); other tokens revert with a text or nothing.
interface IToken {
    /// `value` base units went from `from` (zero: made) to `to` (zero: burned).
    event Transfer(address indexed from, address indexed to, uint256 value);
    /// `owner` authorised `spender` for `value` base units.
    event Approval(address indexed owner, address indexed spender, uint256 value);

    /// `sender` holds less than is to be sent.
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    /// Nothing can be sent from this address.
    error ERC20InvalidSender(address sender);
    /// Nothing can be sent to this address.
    error ERC20InvalidReceiver(address receiver);
    /// `spender` is authorised for less than it takes.
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    /// This address can authorise nobody.
    error ERC20InvalidApprover(address approver);
    /// This address can't be authorised.
    error ERC20InvalidSpender(address spender);

    /// @notice The token's full name.
    function name() external view returns (string memory);

    /// @notice The token's short name.
    function symbol() external view returns (string memory);

    /// @notice Decimal places in which the token is shown: one whole token is 10 to this power base units.
    function decimals() external view returns (uint8);

    /// @notice Base units that there are.
    function totalSupply() external view returns (uint256);

    /// @notice Base units that `account` holds.
    function balanceOf(address account) external view returns (uint256);

    /// @notice Base units that `spender` may still take from `owner`.
    function allowance(address owner, address spender) external view returns (uint256);

    /// @notice Authorises `spender` for `value` base units, in place of what it was authorised for.
    function approve(address spender, uint256 value) external returns (bool);

    /// @notice Sends `value` base units to `to`.
    function transfer(address to, uint256 value) external returns (bool);

    /// @notice Sends `value` base units of `from`, who authorised the caller, to `to`.
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}
