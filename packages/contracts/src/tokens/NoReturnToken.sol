// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {LocalChainOnly} from "../guards/LocalChainOnly.sol";

/// @title A token from before the standard settled: its transfers and approvals return nothing; for tests
contract NoReturnToken is LocalChainOnly {
    /// @notice The full name.
    string public constant name = "No return";
    /// @notice The short name.
    string public constant symbol = "NRT";
    /// @notice Decimal places in which the token is shown.
    uint8 public constant decimals = 18;
    /// @notice Base units that there are.
    uint256 public immutable totalSupply;
    /// @notice Base units that an account holds.
    mapping(address account => uint256) public balanceOf;
    /// @notice Base units that a spender may still take.
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    /// `value` base units went from `from` (zero: made) to `to`.
    event Transfer(address indexed from, address indexed to, uint256 value);
    /// `owner` authorised `spender` for `value` base units.
    event Approval(address indexed owner, address indexed spender, uint256 value);

    /// More than `from` holds, or than the caller is authorised for.
    error TransferTooLarge(address from, uint256 available, uint256 value);

    constructor(uint256 supply, address holder) {
        totalSupply = supply;
        balanceOf[holder] = supply;
        emit Transfer(address(0), holder, supply);
    }

    /// @notice Authorises `spender` for `value` base units; returns nothing.
    function approve(address spender, uint256 value) external {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    /// @notice Sends `value` base units; returns nothing.
    function transfer(address to, uint256 value) external {
        _move(msg.sender, to, value);
    }

    /// @notice Sends `value` base units of `from`, who authorised the caller; returns nothing.
    function transferFrom(address from, address to, uint256 value) external {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert TransferTooLarge(from, allowed, value);
        allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private {
        uint256 balance = balanceOf[from];
        if (balance < value) revert TransferTooLarge(from, balance, value);
        balanceOf[from] = balance - value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
