// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IHashrateMain} from "../interfaces/IHashrateMain.sol";
import {ITokenSwap} from "../interfaces/ITokenSwap.sol";
import {ExactPayment} from "../payments/ExactPayment.sol";
import {SwapBooks} from "./SwapBooks.sol";

/// @title Exchanges at rates that nobody can change
/// @notice MV and WXB give X out of the stock and go into it. MV to ACB and reward balance to ACB release what the
///   mains owe the account: MV goes to the treasury, the fee on the reward balance is burned.
/// @dev Roundings are against the caller: what comes out is rounded down, the fee up.
abstract contract FixedRates is SwapBooks {
    struct Rate {
        uint128 numerator;
        uint128 denominator;
        uint64 feeBps;
        bool enabled;
        /// Comes out of the account's reward balance, not out of the stock.
        bool ofReward;
    }

    uint64 private constant STOCK_FEE_BPS = 30;
    uint64 private constant REWARD_FEE_BPS = 1_000;
    /// No product with a rate overflows below this.
    uint256 private constant MOST_AMOUNT = type(uint128).max;

    /// @notice A main that pays another token than the ACB of this deployment.
    error MainOfOtherToken(address main, address token);

    address private immutable acb;
    address private immutable x;
    address[] private mainList;
    mapping(address from => mapping(address to => Rate)) private rates;

    constructor(address acb_, address x_, address wxb, address[] memory mains_) {
        (acb, x) = (acb_, x_);
        uint256 acbDecimals = _decimalsOf(acb_, "acb");
        uint256 xDecimals = _decimalsOf(x_, "x");
        uint256 mvDecimals = _decimalsOf(mv, "mv");
        rates[mv][x_] = _rate(1, 2, mvDecimals, xDecimals, STOCK_FEE_BPS, false);
        rates[wxb][x_] = _rate(8, 1, _decimalsOf(wxb, "wxb"), xDecimals, STOCK_FEE_BPS, false);
        rates[mv][acb_] = _rate(10, 1, mvDecimals, acbDecimals, 0, true);
        rates[acb_][acb_] = _rate(1, 1, acbDecimals, acbDecimals, REWARD_FEE_BPS, true);
        for (uint256 i; i < mains_.length; ++i) {
            address paid = IHashrateMain(mains_[i]).acb();
            if (paid != acb_) revert MainOfOtherToken(mains_[i], paid);
        }
        mainList = mains_;
    }

    /// @inheritdoc ITokenSwap
    function exchange(address from, address to, uint256 amountIn, uint256 minAmountOut, uint64 deadline)
        external
        nonReentrant
        returns (uint256 amountOut)
    {
        uint256 fee;
        (amountOut, fee) = checkExchange(msg.sender, from, to, amountIn, minAmountOut, deadline);
        emit Exchanged(msg.sender, from, to, amountIn, amountOut, fee);
        if (rates[from][to].ofReward) {
            // Reward balance itself is what an exchange of ACB for ACB takes.
            if (from != acb) ExactPayment.take(from, msg.sender, treasury, amountIn);
            _spendRewards(msg.sender, amountOut + fee, fee);
        } else {
            stock[from] += amountIn;
            stock[to] -= amountOut;
            ExactPayment.take(from, msg.sender, address(this), amountIn);
            ExactPayment.send(to, msg.sender, amountOut);
        }
    }

    /// @inheritdoc ITokenSwap
    function previewExchange(
        address account,
        address from,
        address to,
        uint256 amountIn,
        uint256 minAmountOut,
        uint64 deadline
    ) external view returns (bool ok, bytes memory refusal) {
        try this.checkExchange(account, from, to, amountIn, minAmountOut, deadline) {
            ok = true;
        } catch (bytes memory reason) {
            refusal = reason;
        }
    }

    /// @inheritdoc ITokenSwap
    function exchangeTerms(address from, address to, address account)
        external
        view
        returns (ExchangeTerms memory terms)
    {
        Rate memory rate = rates[from][to];
        if (!rate.enabled) return terms;
        (terms.enabled, terms.feeBps) = (true, rate.feeBps);
        (terms.rateNumerator, terms.rateDenominator) = (rate.numerator, rate.denominator);
        terms.bound = rate.ofReward ? Bound.RewardBalance : Bound.Stock;
        terms.maxAmountIn = _mostCovered(rate, rate.ofReward ? _rewardOf(account) : stock[to]);
        if (account != address(0) && from != to) {
            uint256 balance = IERC20(from).balanceOf(account);
            if (balance <= terms.maxAmountIn) (terms.maxAmountIn, terms.bound) = (balance, Bound.Balance);
        }
        (terms.maxAmountOut,) = _amountOut(rate, terms.maxAmountIn);
        // So little that nothing comes out can't be exchanged.
        if (terms.maxAmountOut == 0) terms.maxAmountIn = 0;
    }

    /// @inheritdoc ITokenSwap
    function mains() external view returns (address[] memory) {
        return mainList;
    }

    /// @inheritdoc ITokenSwap
    function quoteExchange(address from, address to, uint256 amountIn)
        public
        view
        returns (uint256 amountOut, uint256 fee)
    {
        Rate memory rate = rates[from][to];
        if (!rate.enabled) revert ExchangeNotEnabled(from, to);
        if (amountIn > MOST_AMOUNT) revert FigureTooLarge(amountIn, MOST_AMOUNT);
        return _amountOut(rate, amountIn);
    }

    /// @notice Reverts as `exchange` by `account` would, but for the allowance; else what comes out and the fee, base units
    ///   of `to`.
    function checkExchange(
        address account,
        address from,
        address to,
        uint256 amountIn,
        uint256 minAmountOut,
        uint64 deadline
    ) public view returns (uint256 amountOut, uint256 fee) {
        if (block.timestamp > deadline) revert DeadlinePassed(deadline, uint64(block.timestamp));
        (amountOut, fee) = quoteExchange(from, to, amountIn);
        if (amountIn == 0) revert AmountZero(from);
        if (amountOut == 0) revert AmountZero(to);
        if (amountOut < minAmountOut) revert AmountOutBelowMin(amountOut, minAmountOut);
        if (from != to) ExactPayment.checkBalance(from, account, amountIn);
        if (rates[from][to].ofReward) {
            uint256 balance = _rewardOf(account);
            if (balance < amountOut + fee) revert RewardBalanceTooLow(account, balance, amountOut + fee);
        } else if (stock[to] < amountOut) {
            revert StockTooLow(to, stock[to], amountOut);
        }
    }

    function _givesOut(address token) internal view override returns (bool) {
        return token == x;
    }

    /// Takes `amount` off the account's reward balances in the order of the mains, burns `fee` of it and sends the
    /// rest to the account. Each main burns its part of the fee.
    function _spendRewards(address account, uint256 amount, uint256 fee) private {
        for (uint256 i; amount > 0; ++i) {
            IHashrateMain main = IHashrateMain(mainList[i]);
            uint256 part = main.rewardBalanceOf(account);
            if (part > amount) part = amount;
            if (part == 0) continue;
            uint256 feePart = (fee * part) / amount;
            amount -= part;
            fee -= feePart;
            main.spendReward(account, part, feePart, account);
        }
    }

    function _rewardOf(address account) private view returns (uint256 balance) {
        for (uint256 i; i < mainList.length; ++i) {
            balance += IHashrateMain(mainList[i]).rewardBalanceOf(account);
        }
    }

    function _amountOut(Rate memory rate, uint256 amountIn) private pure returns (uint256 amountOut, uint256 fee) {
        uint256 gross = (amountIn * rate.numerator) / rate.denominator;
        fee = (gross * rate.feeBps + BPS - 1) / BPS;
        amountOut = gross - fee;
    }

    /// The largest amount in that `available` covers. The fee on reward balance comes out of what is available, that
    /// on an exchange out of the stock stays there.
    function _mostCovered(Rate memory rate, uint256 available) private pure returns (uint256 most) {
        uint256 limit = MOST_AMOUNT * rate.numerator / rate.denominator;
        if (available > limit) available = limit;
        uint256 gross = available;
        if (!rate.ofReward) gross = ((available + 1) * BPS - 1) / (BPS - rate.feeBps);
        most = ((gross + 1) * rate.denominator - 1) / rate.numerator;
        if (most > MOST_AMOUNT) most = MOST_AMOUNT;
    }

    /// `out` whole tokens for `in_` whole tokens, as a fraction of base units.
    function _rate(uint256 out, uint256 in_, uint256 decimalsIn, uint256 decimalsOut, uint64 feeBps, bool ofReward)
        private
        pure
        returns (Rate memory)
    {
        if (decimalsOut > decimalsIn) out *= 10 ** (decimalsOut - decimalsIn);
        else in_ *= 10 ** (decimalsIn - decimalsOut);
        return Rate(uint128(out), uint128(in_), feeBps, true, ofReward);
    }
}
