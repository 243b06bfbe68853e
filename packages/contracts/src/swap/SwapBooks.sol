// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {LocalChainOnly} from "../guards/LocalChainOnly.sol";
import {ReentryGuard} from "../guards/ReentryGuard.sol";
import {ITokenSwap} from "../interfaces/ITokenSwap.sol";
import {ExactPayment} from "../payments/ExactPayment.sol";

/// @title What the token swap holds, and on which book each amount stands
/// @notice Three books that never mix: the stock of exchanges, MV on sale, and sellers' money kept for pick-up.
/// @dev The contract has no owner: nobody can change a rate or take stock out but through an exchange.
abstract contract SwapBooks is ITokenSwap, LocalChainOnly, ReentryGuard {
    uint256 internal constant BPS = 10_000;
    uint8 private constant MOST_DECIMALS = 24;

    /// @notice The token has a number of decimals that a rate or a price of a tenth can't be written with.
    error DecimalsUnsuitable(address token, uint8 decimals);

    /// @inheritdoc ITokenSwap
    address public immutable mv;
    /// @inheritdoc ITokenSwap
    address public immutable stableCoin;
    /// @inheritdoc ITokenSwap
    address public immutable treasury;
    /// What exchanges give out, and what they took in.
    mapping(address token => uint256) internal stock;

    constructor(address mv_, address stableCoin_, address treasury_) {
        if (treasury_ == address(0)) revert AddressZero("treasury");
        (mv, stableCoin, treasury) = (mv_, stableCoin_, treasury_);
    }

    /// @inheritdoc ITokenSwap
    function fundStock(address token, uint256 amount) external nonReentrant {
        checkFundStock(msg.sender, token, amount);
        stock[token] += amount;
        emit StockFunded(token, msg.sender, amount);
        ExactPayment.take(token, msg.sender, address(this), amount);
    }

    /// @inheritdoc ITokenSwap
    function previewFundStock(address account, address token, uint256 amount)
        external
        view
        returns (bool ok, bytes memory refusal)
    {
        try this.checkFundStock(account, token, amount) {
            ok = true;
        } catch (bytes memory reason) {
            refusal = reason;
        }
    }

    /// @inheritdoc ITokenSwap
    function obligations(address token) external view returns (SwapObligations memory) {
        return SwapObligations({
            held: IERC20Metadata(token).balanceOf(address(this)),
            stock: stock[token],
            deposits: token == mv ? _deposits() : 0,
            proceeds: token == stableCoin ? _proceeds() : 0
        });
    }

    /// @notice Reverts as `fundStock` of `amount` base units by `account` would, but for the allowance.
    function checkFundStock(address account, address token, uint256 amount) public view {
        if (!_givesOut(token)) revert ExchangeNotEnabled(address(0), token);
        if (amount == 0) revert AmountZero(token);
        ExactPayment.checkBalance(token, account, amount);
    }

    /// Decimals of a token that a rate or a price is written with. Reverts with AddressZero or DecimalsUnsuitable.
    function _decimalsOf(address token, bytes32 what) internal view returns (uint8 decimals) {
        if (token == address(0)) revert AddressZero(what);
        decimals = IERC20Metadata(token).decimals();
        if (decimals == 0 || decimals > MOST_DECIMALS) revert DecimalsUnsuitable(token, decimals);
    }

    /// Whether any exchange gives out stock of `token`.
    function _givesOut(address token) internal view virtual returns (bool);

    function _deposits() internal view virtual returns (uint256);

    function _proceeds() internal view virtual returns (uint256);
}
