// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {LocalChainOnly} from "../guards/LocalChainOnly.sol";
import {ISwapRouter} from "../interfaces/ISwapRouter.sol";
import {ExactPayment} from "../payments/ExactPayment.sol";
import {ConstantProductPair} from "./ConstantProductPair.sol";
import {PairFactory} from "./PairFactory.sol";

/// @title Swaps along a path of pairs, and deposits at a pair's ratio
/// @notice The local chains' stand-in for the router that public chains have, with the same results. It holds
///   nothing between calls.
contract PairRouter is ISwapRouter, LocalChainOnly {
    uint256 private constant KEPT_THOUSANDTHS = 997;

    struct Deposit {
        address tokenA;
        address tokenB;
        uint256 mostA;
        uint256 mostB;
        uint256 leastA;
        uint256 leastB;
    }

    /// A path has at least two tokens.
    error PathTooShort(uint256 tokens);
    /// No pair trades these two tokens.
    error PairMissing(address tokenA, address tokenB);
    /// Nobody deposited in this pair.
    error ReservesEmpty(address pair);
    /// More than the pair holds, or all of it.
    error ReserveTooLow(uint256 amountOut, uint256 reserve);
    /// Less would come out than the caller wants at least, base units.
    error AmountOutBelowMin(uint256 amountOut, uint256 minAmountOut);
    /// At the pair's ratio less of a token would be deposited than the caller wants at least.
    error DepositBelowMin(address token, uint256 amount, uint256 minAmount);

    /// @inheritdoc ISwapRouter
    address public immutable factory;
    /// @inheritdoc ISwapRouter
    address public immutable WETH;

    modifier before(uint256 deadline) {
        // A deadline that has passed is below the block's time, which fits.
        if (block.timestamp > deadline) revert DeadlinePassed(uint64(deadline), uint64(block.timestamp));
        _;
    }

    /// @param wrappedNative the wrapped native coin
    constructor(address factory_, address wrappedNative) {
        if (factory_ == address(0)) revert AddressZero("factory");
        (factory, WETH) = (factory_, wrappedNative);
    }

    /// @notice Deposits as much of two tokens as the pair's ratio allows, at most `amountADesired` and `amountBDesired`,
    ///   at least `amountAMin` and `amountBMin` base units, and gives `to` the shares. Makes the pair if there is none.
    ///   `deadline` is the last second (unix) at which this may be mined.
    function addLiquidity(
        address tokenA,
        address tokenB,
        uint256 amountADesired,
        uint256 amountBDesired,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256 amountA, uint256 amountB, uint256 liquidity) {
        // One by one: eight arguments and three results leave no room on the stack.
        Deposit memory wanted;
        wanted.tokenA = tokenA;
        wanted.tokenB = tokenB;
        wanted.mostA = amountADesired;
        wanted.mostB = amountBDesired;
        wanted.leastA = amountAMin;
        wanted.leastB = amountBMin;
        return _addLiquidity(wanted, to);
    }

    /// @inheritdoc ISwapRouter
    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        amounts = getAmountsOut(amountIn, path);
        uint256 last = path.length - 1;
        if (amounts[last] < amountOutMin) revert AmountOutBelowMin(amounts[last], amountOutMin);
        ExactPayment.take(path[0], msg.sender, _pair(path[0], path[1]), amountIn);
        for (uint256 i; i < last; ++i) {
            address receiver = i + 1 < last ? _pair(path[i + 1], path[i + 2]) : to;
            (uint256 out0, uint256 out1) =
                path[i] < path[i + 1] ? (uint256(0), amounts[i + 1]) : (amounts[i + 1], uint256(0));
            ConstantProductPair(_pair(path[i], path[i + 1])).swap(out0, out1, receiver, "");
        }
    }

    /// @inheritdoc ISwapRouter
    function getAmountsOut(uint256 amountIn, address[] calldata path) public view returns (uint256[] memory amounts) {
        amounts = _room(path);
        amounts[0] = amountIn;
        for (uint256 i; i + 1 < path.length; ++i) {
            if (amounts[i] == 0) revert AmountZero(path[i]);
            (uint256 reserveIn, uint256 reserveOut) = _reserves(path[i], path[i + 1]);
            uint256 most = (type(uint256).max - reserveIn * 1_000) / (KEPT_THOUSANDTHS * reserveOut);
            if (amounts[i] > most) revert FigureTooLarge(amounts[i], most);
            uint256 paid = amounts[i] * KEPT_THOUSANDTHS;
            amounts[i + 1] = (paid * reserveOut) / (reserveIn * 1_000 + paid);
        }
    }

    /// @inheritdoc ISwapRouter
    function getAmountsIn(uint256 amountOut, address[] calldata path) public view returns (uint256[] memory amounts) {
        amounts = _room(path);
        amounts[path.length - 1] = amountOut;
        for (uint256 i = path.length - 1; i > 0; --i) {
            if (amounts[i] == 0) revert AmountZero(path[i]);
            (uint256 reserveIn, uint256 reserveOut) = _reserves(path[i - 1], path[i]);
            if (amounts[i] >= reserveOut) revert ReserveTooLow(amounts[i], reserveOut);
            amounts[i - 1] = (reserveIn * amounts[i] * 1_000) / ((reserveOut - amounts[i]) * KEPT_THOUSANDTHS) + 1;
        }
    }

    function _addLiquidity(Deposit memory wanted, address to)
        private
        returns (uint256 amountA, uint256 amountB, uint256 liquidity)
    {
        (address tokenA, address tokenB) = (wanted.tokenA, wanted.tokenB);
        address pair = PairFactory(factory).getPair(tokenA, tokenB);
        if (pair == address(0)) pair = PairFactory(factory).createPair(tokenA, tokenB);
        (amountA, amountB) = _atRatio(pair, wanted);
        ExactPayment.take(tokenA, msg.sender, pair, amountA);
        ExactPayment.take(tokenB, msg.sender, pair, amountB);
        liquidity = ConstantProductPair(pair).mint(to);
    }

    function _atRatio(address pair, Deposit memory wanted) private view returns (uint256 amountA, uint256 amountB) {
        (uint256 reserveA, uint256 reserveB) = _reservesOf(pair, wanted.tokenA, wanted.tokenB);
        (amountA, amountB) = (wanted.mostA, wanted.mostB);
        if (reserveA == 0 && reserveB == 0) return (amountA, amountB);
        if (amountA == 0) revert AmountZero(wanted.tokenA);
        uint256 atRatio = _inRatio(amountA, reserveB, reserveA);
        if (atRatio <= amountB) {
            amountB = atRatio;
            if (amountB < wanted.leastB) revert DepositBelowMin(wanted.tokenB, amountB, wanted.leastB);
        } else {
            amountA = _inRatio(amountB, reserveA, reserveB);
            if (amountA < wanted.leastA) revert DepositBelowMin(wanted.tokenA, amountA, wanted.leastA);
        }
    }

    function _inRatio(uint256 amount, uint256 numerator, uint256 denominator) private pure returns (uint256) {
        uint256 most = type(uint256).max / numerator;
        if (amount > most) revert FigureTooLarge(amount, most);
        return (amount * numerator) / denominator;
    }

    function _pair(address tokenA, address tokenB) private view returns (address pair) {
        pair = PairFactory(factory).getPair(tokenA, tokenB);
        if (pair == address(0)) revert PairMissing(tokenA, tokenB);
    }

    /// Reserves of a pair in the order of the two tokens; reverts when there are none.
    function _reserves(address tokenIn, address tokenOut) private view returns (uint256 reserveIn, uint256 reserveOut) {
        address pair = _pair(tokenIn, tokenOut);
        (reserveIn, reserveOut) = _reservesOf(pair, tokenIn, tokenOut);
        if (reserveIn == 0 || reserveOut == 0) revert ReservesEmpty(pair);
    }

    function _reservesOf(address pair, address tokenA, address tokenB) private view returns (uint256, uint256) {
        (uint112 reserve0, uint112 reserve1,) = ConstantProductPair(pair).getReserves();
        return tokenA < tokenB ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function _room(address[] calldata path) private pure returns (uint256[] memory) {
        if (path.length < 2) revert PathTooShort(path.length);
        return new uint256[](path.length);
    }
}
