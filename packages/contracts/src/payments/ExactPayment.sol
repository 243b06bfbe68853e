// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IProtocolFailures} from "../interfaces/IProtocolFailures.sol";

/// @title Transfers that arrive whole or revert, also for tokens that return nothing
library ExactPayment {
    using SafeERC20 for IERC20;

    /// Several times what a transfer of a usual token costs.
    uint256 private constant ATTEMPT_GAS = 200_000;

    /// @notice Takes `amount` of `token` from `from`, who authorised this contract, to `to`.
    ///   Reverts with AllowanceTooLow, or with PaymentShort when the token kept a part.
    function take(address token, address from, address to, uint256 amount) internal {
        uint256 allowed = IERC20(token).allowance(from, address(this));
        if (allowed < amount) revert IProtocolFailures.AllowanceTooLow(token, from, allowed, amount);
        uint256 before = IERC20(token).balanceOf(to);
        IERC20(token).safeTransferFrom(from, to, amount);
        uint256 afterwards = IERC20(token).balanceOf(to);
        uint256 received = afterwards > before ? afterwards - before : 0;
        if (received < amount) revert IProtocolFailures.PaymentShort(token, amount, received);
    }

    /// @notice Sends `amount` of this contract's `token` to `to`.
    function send(address token, address to, uint256 amount) internal {
        IERC20(token).safeTransfer(to, amount);
    }

    /// @notice Sends `amount` of this contract's `token` to `to` and says whether that succeeded; never reverts.
    /// @dev With a gas limit, so that a receiver that is called by the token can't use up the caller's gas.
    function trySend(address token, address to, uint256 amount) internal returns (bool) {
        (bool done, bytes memory answer) = token.call{gas: ATTEMPT_GAS}(abi.encodeCall(IERC20.transfer, (to, amount)));
        if (!done) return false;
        // Nothing, from tokens that return nothing, or exactly true.
        return answer.length == 0 || (answer.length >= 32 && abi.decode(answer, (uint256)) == 1);
    }

    /// @notice Reverts with BalanceTooLow when `account` holds less than `amount`.
    function checkBalance(address token, address account, uint256 amount) internal view {
        uint256 balance = IERC20(token).balanceOf(account);
        if (balance < amount) revert IProtocolFailures.BalanceTooLow(token, account, balance, amount);
    }
}
