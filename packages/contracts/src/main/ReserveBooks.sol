// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {LocalChainOnly} from "../guards/LocalChainOnly.sol";
import {Owned} from "../guards/Owned.sol";
import {ReentryGuard} from "../guards/ReentryGuard.sol";
import {IHashrateMain} from "../interfaces/IHashrateMain.sol";
import {PageBounds} from "../paging/PageBounds.sol";
import {ExactPayment} from "../payments/ExactPayment.sol";
import {UtcDay} from "../time/UtcDay.sol";

/// @title What a main holds, to whom it owes it, and what it burned
/// @dev `held` is never less than the sum of the books: each movement of ACB changes exactly one book, or moves
///   between two.
abstract contract ReserveBooks is IHashrateMain, LocalChainOnly, Owned, ReentryGuard {
    /// The least decimals of ACB with which every share of one unit of power is a whole number of base units.
    uint8 private constant LEAST_DECIMALS = 4;
    uint8 private constant MOST_DECIMALS = 24;

    /// @notice ACB has a number of decimals that the shares don't divide into.
    error DecimalsUnsuitable(address token, uint8 decimals);

    /// @inheritdoc IHashrateMain
    address public immutable acb;
    /// Base units of one ACB: V is power times this.
    uint256 internal immutable acbUnit;

    /// @inheritdoc IHashrateMain
    uint256 public freeReserve;
    uint256 internal machineOwed;
    uint256 internal sharesOwed;
    uint256 private rewardOwed;
    /// @inheritdoc IHashrateMain
    uint256 public totalBurned;
    /// @inheritdoc IHashrateMain
    address public tokenSwap;
    mapping(address account => uint256) private rewardBalances;
    mapping(uint256 day => uint256) private burnedOn;

    constructor(address acb_) {
        if (acb_ == address(0)) revert AddressZero("acb");
        uint8 decimals = IERC20Metadata(acb_).decimals();
        if (decimals < LEAST_DECIMALS || decimals > MOST_DECIMALS) revert DecimalsUnsuitable(acb_, decimals);
        acb = acb_;
        acbUnit = 10 ** decimals;
    }

    /// @notice Names the one contract that may spend reward balances; the owner's, once and for good.
    function connectTokenSwap(address tokenSwap_) external onlyOwner {
        if (tokenSwap_ == address(0)) revert AddressZero("tokenSwap");
        if (tokenSwap != address(0)) revert AlreadyConnected(tokenSwap);
        tokenSwap = tokenSwap_;
        emit TokenSwapConnected(tokenSwap_);
    }

    /// @inheritdoc IHashrateMain
    function fund(uint256 amount) external nonReentrant {
        checkFund(msg.sender, amount);
        freeReserve += amount;
        emit ReserveFunded(msg.sender, amount);
        ExactPayment.take(acb, msg.sender, address(this), amount);
    }

    /// @inheritdoc IHashrateMain
    function previewFund(address account, uint256 amount) external view returns (bool ok, bytes memory refusal) {
        try this.checkFund(account, amount) {
            ok = true;
        } catch (bytes memory reason) {
            refusal = reason;
        }
    }

    /// @inheritdoc IHashrateMain
    function spendReward(address account, uint256 amount, uint256 fee, address to) external nonReentrant {
        _checkCaller(tokenSwap);
        if (amount == 0) revert AmountZero(acb);
        if (fee > amount) revert FeeAboveAmount(fee, amount);
        if (to == address(0)) revert AddressZero("to");
        uint256 balance = rewardBalances[account];
        if (balance < amount) revert RewardBalanceTooLow(account, balance, amount);
        rewardBalances[account] = balance - amount;
        rewardOwed -= amount;
        emit RewardSpent(account, to, amount, fee);
        if (fee > 0) _burn(fee);
        if (fee < amount) ExactPayment.send(acb, to, amount - fee);
    }

    /// @inheritdoc IHashrateMain
    function rewardBalanceOf(address account) external view returns (uint256) {
        return rewardBalances[account];
    }

    /// @inheritdoc IHashrateMain
    function obligations() external view returns (Obligations memory) {
        (uint256 lucky, uint256 maxPower) = _poolBalances();
        return Obligations({
            held: IERC20Metadata(acb).balanceOf(address(this)),
            freeReserve: freeReserve,
            machineOwed: machineOwed,
            sharesOwed: sharesOwed,
            rewardOwed: rewardOwed,
            luckyPool: lucky,
            maxPowerPool: maxPower
        });
    }

    /// @inheritdoc IHashrateMain
    function burnedByDay(uint256 firstDay, uint256 dayCount) external view returns (uint256[] memory burned) {
        PageBounds.checkDays(firstDay, dayCount);
        burned = new uint256[](dayCount);
        for (uint256 i; i < dayCount; ++i) {
            burned[i] = burnedOn[firstDay + i];
        }
    }

    /// @notice Reverts as `fund` of `amount` base units by `account` would, but for the allowance.
    function checkFund(address account, uint256 amount) public view {
        if (amount == 0) revert AmountZero(acb);
        ExactPayment.checkBalance(acb, account, amount);
    }

    /// Adds to what the contract owes `account`; the caller took the amount off another book.
    function _creditReward(address account, uint256 amount) internal {
        rewardBalances[account] += amount;
        rewardOwed += amount;
    }

    /// Burns `amount` of the contract's own ACB, which is on no book any more.
    function _burn(uint256 amount) internal {
        totalBurned += amount;
        burnedOn[UtcDay.today()] += amount;
        emit Burned(amount, totalBurned);
        ERC20Burnable(acb).burn(amount);
    }

    function _poolBalances() internal view virtual returns (uint256 lucky, uint256 maxPower);
}
