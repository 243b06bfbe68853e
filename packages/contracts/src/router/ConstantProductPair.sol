// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {LocalChainOnly} from "../guards/LocalChainOnly.sol";
import {ReentryGuard} from "../guards/ReentryGuard.sol";
import {ISwapPair} from "../interfaces/ISwapRouter.sol";
import {ExactPayment} from "../payments/ExactPayment.sol";

/// @title A pair of tokens whose reserves' product never falls
/// @notice A thousandth part of three of what comes in stays with those who own the reserves. Callers send tokens
///   first; the pair finds what came from its balances. For the local chains' router: no flash loans, no protocol fee.
contract ConstantProductPair is ERC20, ISwapPair, LocalChainOnly, ReentryGuard {
    /// Shares that are locked for good by the first deposit, so that a share can't be made priceless.
    uint256 private constant LOCKED_SHARES = 1_000;
    address private constant NOBODY = address(0xdEaD);
    uint256 private constant FEE_THOUSANDTHS = 3;

    /// Base units of both tokens were deposited for `shares`, which went to `to`.
    event LiquidityAdded(address indexed sender, address indexed to, uint256 amount0, uint256 amount1, uint256 shares);
    /// Shares were burned for base units of both tokens, which went to `to`.
    event LiquidityRemoved(address indexed sender, address indexed to, uint256 amount0, uint256 amount1);
    /// Base units of both tokens that came in and went out, to `to`.
    event Swapped(
        address indexed sender, address indexed to, uint256 in0, uint256 in1, uint256 amount0Out, uint256 amount1Out
    );
    /// What the pair trades with from now on, base units.
    event ReservesChanged(uint112 reserve0, uint112 reserve1);

    /// A deposit too small for a share.
    error SharesZero(uint256 amount0, uint256 amount1);
    /// Shares that are worth nothing of one of the tokens.
    error LiquidityOutZero(uint256 amount0, uint256 amount1);
    /// A swap of nothing.
    error SwapOutZero(address pair);
    /// More than the reserves hold, or all of it.
    error ReserveExceeded(uint256 amount0Out, uint256 amount1Out, uint112 reserve0, uint112 reserve1);
    /// Nothing was sent before the swap that asked for these amounts.
    error SwapInZero(uint256 amount0Out, uint256 amount1Out);
    /// What was sent doesn't pay for what was asked.
    error ProductFell(uint256 in0, uint256 in1, uint256 amount0Out, uint256 amount1Out);
    /// One of the two tokens can't be the receiver.
    error ReceiverIsToken(address to);

    /// @inheritdoc ISwapPair
    address public immutable token0;
    /// @inheritdoc ISwapPair
    address public immutable token1;
    uint112 private reserve0;
    uint112 private reserve1;
    uint32 private reservesChangedAt;

    /// @param token0_ the lower of the two addresses
    constructor(address token0_, address token1_) ERC20("Liquidity shares", "SHARE") {
        (token0, token1) = (token0_, token1_);
    }

    /// @notice Gives `to` shares for the base units that were sent to the pair since its last change.
    function mint(address to) external nonReentrant returns (uint256 shares) {
        (uint256 balance0, uint256 balance1) = _balances();
        _checkFits(balance0, balance1);
        (uint256 amount0, uint256 amount1) = (_more(balance0, reserve0), _more(balance1, reserve1));
        uint256 supply = totalSupply();
        if (supply == 0) {
            uint256 root = Math.sqrt(amount0 * amount1);
            if (root <= LOCKED_SHARES) revert SharesZero(amount0, amount1);
            shares = root - LOCKED_SHARES;
            _mint(NOBODY, LOCKED_SHARES);
        } else {
            shares = Math.min((amount0 * supply) / reserve0, (amount1 * supply) / reserve1);
            if (shares == 0) revert SharesZero(amount0, amount1);
        }
        _mint(to, shares);
        _setReserves(balance0, balance1);
        emit LiquidityAdded(msg.sender, to, amount0, amount1, shares);
    }

    /// @notice Burns the shares that were sent to the pair and gives `to` their part of the reserves, base units of both.
    function burn(address to) external nonReentrant returns (uint256 amount0, uint256 amount1) {
        (uint256 balance0, uint256 balance1) = _balances();
        uint256 shares = balanceOf(address(this));
        uint256 supply = totalSupply();
        amount0 = supply == 0 ? 0 : (shares * balance0) / supply;
        amount1 = supply == 0 ? 0 : (shares * balance1) / supply;
        if (amount0 == 0 || amount1 == 0) revert LiquidityOutZero(amount0, amount1);
        _burn(address(this), shares);
        ExactPayment.send(token0, to, amount0);
        ExactPayment.send(token1, to, amount1);
        (balance0, balance1) = _balances();
        _setReserves(balance0, balance1);
        emit LiquidityRemoved(msg.sender, to, amount0, amount1);
    }

    /// @notice Sends the base units asked for to `to`, if what was sent before pays for them. The last argument, data for
    ///   a receiver that is called back, is there for the interface's sake and not used.
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata) external nonReentrant {
        if (amount0Out == 0 && amount1Out == 0) revert SwapOutZero(address(this));
        if (amount0Out >= reserve0 || amount1Out >= reserve1) {
            revert ReserveExceeded(amount0Out, amount1Out, reserve0, reserve1);
        }
        if (to == token0 || to == token1) revert ReceiverIsToken(to);
        if (amount0Out > 0) ExactPayment.send(token0, to, amount0Out);
        if (amount1Out > 0) ExactPayment.send(token1, to, amount1Out);
        (uint256 balance0, uint256 balance1) = _balances();
        _checkFits(balance0, balance1);
        uint256 in0 = _more(balance0, reserve0 - amount0Out);
        uint256 in1 = _more(balance1, reserve1 - amount1Out);
        if (in0 == 0 && in1 == 0) revert SwapInZero(amount0Out, amount1Out);
        uint256 paid0 = balance0 * 1_000 - in0 * FEE_THOUSANDTHS;
        uint256 paid1 = balance1 * 1_000 - in1 * FEE_THOUSANDTHS;
        if (paid0 * paid1 < uint256(reserve0) * reserve1 * 1_000 ** 2) {
            revert ProductFell(in0, in1, amount0Out, amount1Out);
        }
        _setReserves(balance0, balance1);
        emit Swapped(msg.sender, to, in0, in1, amount0Out, amount1Out);
    }

    /// @inheritdoc ISwapPair
    function getReserves() external view returns (uint112, uint112, uint32) {
        return (reserve0, reserve1, reservesChangedAt);
    }

    function _setReserves(uint256 balance0, uint256 balance1) private {
        _checkFits(balance0, balance1);
        (reserve0, reserve1) = (uint112(balance0), uint112(balance1));
        // The interface counts the seconds in 32 bits.
        reservesChangedAt = uint32(block.timestamp);
        emit ReservesChanged(reserve0, reserve1);
    }

    /// Reserves have 112 bits, so that no product of two overflows.
    function _checkFits(uint256 balance0, uint256 balance1) private pure {
        uint256 most = type(uint112).max;
        if (balance0 > most) revert FigureTooLarge(balance0, most);
        if (balance1 > most) revert FigureTooLarge(balance1, most);
    }

    function _balances() private view returns (uint256, uint256) {
        return (IERC20(token0).balanceOf(address(this)), IERC20(token1).balanceOf(address(this)));
    }

    function _more(uint256 balance, uint256 expected) private pure returns (uint256) {
        return balance > expected ? balance - expected : 0;
    }
}
