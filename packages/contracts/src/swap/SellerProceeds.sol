// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {ITokenSwap} from "../interfaces/ITokenSwap.sol";
import {ExactPayment} from "../payments/ExactPayment.sol";
import {SwapBooks} from "./SwapBooks.sol";

/// @title Sellers' money: paid at once, or kept for pick-up
/// @notice A seller that the stable coin doesn't pay can't stop the queue, and picks the money up to any address.
abstract contract SellerProceeds is SwapBooks {
    uint256 private keptProceeds;
    /// @inheritdoc ITokenSwap
    mapping(address account => uint256) public proceedsOf;

    /// @inheritdoc ITokenSwap
    function withdrawProceeds(address to) external nonReentrant returns (uint256 amount) {
        amount = checkWithdrawProceeds(msg.sender, to);
        proceedsOf[msg.sender] = 0;
        keptProceeds -= amount;
        emit ProceedsWithdrawn(msg.sender, amount);
        ExactPayment.send(stableCoin, to, amount);
    }

    /// @inheritdoc ITokenSwap
    function previewWithdrawProceeds(address account, address to)
        external
        view
        returns (bool ok, bytes memory refusal)
    {
        try this.checkWithdrawProceeds(account, to) {
            ok = true;
        } catch (bytes memory reason) {
            refusal = reason;
        }
    }

    /// @notice Reverts as `withdrawProceeds` by `account` would; else the base units of the stable coin it would pay.
    function checkWithdrawProceeds(address account, address to) public view returns (uint256 amount) {
        if (to == address(0)) revert AddressZero("to");
        amount = proceedsOf[account];
        if (amount == 0) revert NothingToWithdraw(account);
    }

    /// Pays `amount` of what a buyer brought to `seller`; says whether it had to be kept.
    function _payOrKeep(address seller, uint256 amount) internal returns (bool kept) {
        kept = !ExactPayment.trySend(stableCoin, seller, amount);
        if (kept) {
            proceedsOf[seller] += amount;
            keptProceeds += amount;
        }
    }

    function _proceeds() internal view override returns (uint256) {
        return keptProceeds;
    }
}
