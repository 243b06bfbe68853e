// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IProtocolFailures} from "./IProtocolFailures.sol";

/// @title Exchanges at a fixed rate, and the queue in which MV is sold
/// @notice Amounts are base units of the token named; times are unix seconds. Lists are paged by `(offset, limit)`,
///   at most 100 rows. Every write has a view `previewX(account, ...)` that runs all its checks but the allowance and
///   returns `ok`, or the encoded custom error (`refusal`) that the write would revert with.
///   Exchanging ACB for ACB means: reward balance (of both mains, the second first) to ACB in the wallet.
interface ITokenSwap is IProtocolFailures {
    /// What limits `maxAmountIn`.
    enum Bound {
        Balance,
        Stock,
        RewardBalance
    }

    enum SaleState {
        OnSale,
        SoldOut,
        TakenOut
    }

    struct ExchangeTerms {
        bool enabled;
        /// Base units out for base units in, before the fee, as a fraction.
        uint256 rateNumerator;
        uint256 rateDenominator;
        /// Hundredths of a percent of what comes out, rounded up.
        uint256 feeBps;
        /// Most that the account can exchange now, base units of `from`.
        uint256 maxAmountIn;
        /// What that gives after the fee, base units of `to`.
        uint256 maxAmountOut;
        Bound bound;
    }

    struct SaleRow {
        uint256 saleId;
        /// The row's number among the live rows, first 1; zero when it isn't on sale.
        uint256 index;
        address owner;
        /// MV put in.
        uint256 deposit;
        /// MV not sold and not taken out.
        uint256 remaining;
        /// MV left in the queue up to and including this row; zero when it isn't on sale.
        uint256 total;
        /// Stable coin that the row brought its owner, paid out or kept for pick-up.
        uint256 proceeds;
        uint64 listedAt;
        SaleState state;
    }

    /// What this contract holds of a token against what it owes.
    struct SwapObligations {
        uint256 held;
        /// For exchanges that give out this token.
        uint256 stock;
        /// MV on sale (MV only).
        uint256 deposits;
        /// Sellers' money kept for pick-up (stable coin only).
        uint256 proceeds;
    }

    event Exchanged(
        address indexed account,
        address indexed from,
        address indexed to,
        uint256 amountIn,
        uint256 amountOut,
        uint256 fee
    );
    event StockFunded(address indexed token, address indexed from, uint256 amount);
    event SaleListed(uint256 indexed saleId, address indexed owner, uint256 amount);
    event SaleTakenOut(uint256 indexed saleId, address indexed owner, uint256 amount);
    /// `mvAmount` of a row was sold for `payment`; `kept` when the payment to the seller failed and waits for pick-up.
    event SaleFilled(
        uint256 indexed saleId,
        address indexed owner,
        address indexed buyer,
        uint256 mvAmount,
        uint256 payment,
        bool kept
    );
    event MvBought(address indexed buyer, uint256 mvAmount, uint256 payment, uint256 rows);
    event ProceedsWithdrawn(address indexed account, uint256 amount);

    /// There is no fixed rate from `from` to `to`.
    error ExchangeNotEnabled(address from, address to);
    /// More than the contract's stock can give.
    error StockTooLow(address token, uint256 stock, uint256 needed);
    error RewardBalanceTooLow(address account, uint256 balance, uint256 needed);
    error AmountOutBelowMin(uint256 amountOut, uint256 minAmountOut);
    error ListingTooSmall(uint256 amount, uint256 minimumListing);
    error SaleUnknown(uint256 saleId);
    error NotSaleOwner(uint256 saleId, address owner, address caller);
    error SaleNotOpen(uint256 saleId, SaleState state);
    /// The queue (or the 50 rows that one call fills) gives less MV than the buyer wants at least.
    error FilledBelowMin(uint256 mvAmount, uint256 minMvAmount);
    error PaymentAboveMax(uint256 payment, uint256 maxPayment);
    error NothingToWithdraw(address account);

    // Exchanges

    /// @notice Rate, fee and the most that `account` can exchange now; all zero for a pair without a rate.
    ///   Zero account: bound by stock only.
    function exchangeTerms(address from, address to, address account) external view returns (ExchangeTerms memory);

    /// @notice What `amountIn` of `from` gives in `to` after the fee, and the fee, both base units of `to`.
    function quoteExchange(address from, address to, uint256 amountIn)
        external
        view
        returns (uint256 amountOut, uint256 fee);

    function exchange(address from, address to, uint256 amountIn, uint256 minAmountOut, uint64 deadline)
        external
        returns (uint256 amountOut);

    function previewExchange(
        address account,
        address from,
        address to,
        uint256 amountIn,
        uint256 minAmountOut,
        uint64 deadline
    ) external view returns (bool ok, bytes memory refusal);

    /// @notice Adds `amount` of the caller's `token` to the stock that exchanges give out.
    ///   Reverts with ExchangeNotEnabled for a token that no exchange gives out.
    function fundStock(address token, uint256 amount) external;

    function previewFundStock(address account, address token, uint256 amount)
        external
        view
        returns (bool ok, bytes memory refusal);

    // The sale queue

    /// @notice Base units of the stable coin for one whole MV.
    function mvPrice() external view returns (uint256);

    /// @notice Least MV of one listing.
    function minimumListing() external view returns (uint256);

    /// @notice Most rows that one purchase fills.
    function ROWS_PER_PURCHASE() external view returns (uint256);

    /// @notice Puts `amount` of the caller's MV at the end of the queue.
    function listForSale(uint256 amount) external returns (uint256 saleId);

    function previewListForSale(address account, uint256 amount) external view returns (bool ok, bytes memory refusal);

    /// @notice Gives back what a row of the caller has not sold, and ends the row.
    function takeOut(uint256 saleId) external returns (uint256 amount);

    function previewTakeOut(address account, uint256 saleId) external view returns (bool ok, bytes memory refusal);

    /// @notice What buying `mvAmount` would fill now: MV, its price in the stable coin, and the rows it takes from.
    function quoteBuyMv(uint256 mvAmount) external view returns (uint256 filled, uint256 payment, uint256 rows);

    /// @notice Buys up to `mvAmount` from the front of the queue; at least `minMvAmount` or nothing.
    function buyMv(uint256 mvAmount, uint256 minMvAmount, uint256 maxPayment, uint64 deadline)
        external
        returns (uint256 filled, uint256 payment, uint256 rows);

    function previewBuyMv(address account, uint256 mvAmount, uint256 minMvAmount, uint256 maxPayment, uint64 deadline)
        external
        view
        returns (bool ok, bytes memory refusal);

    /// @notice Live rows in the order in which they sell, and how many there are.
    function saleQueue(uint256 offset, uint256 limit) external view returns (SaleRow[] memory page, uint256 total);

    /// @notice Rows of `owner` in any state, newest first, and how many there are.
    function salesOf(address owner, uint256 offset, uint256 limit)
        external
        view
        returns (SaleRow[] memory page, uint256 total);

    /// @notice The row's number among the live rows (first 1) and the MV that sells before it; zeros when it isn't
    ///   on sale.
    function positionOf(uint256 saleId) external view returns (uint256 index, uint256 ahead);

    /// @notice MV in the queue and the number of live rows.
    function queueTotal() external view returns (uint256 amount, uint256 rows);

    /// @notice Stable coin kept for `account` because paying it out failed.
    function proceedsOf(address account) external view returns (uint256);

    /// @notice Pays the caller's kept proceeds to `to`.
    function withdrawProceeds(address to) external returns (uint256 amount);

    function previewWithdrawProceeds(address account, address to) external view returns (bool ok, bytes memory refusal);

    // Books

    function obligations(address token) external view returns (SwapObligations memory);

    /// @notice The main contracts whose reward balances are spent, in that order.
    function mains() external view returns (address[] memory);

    function mv() external view returns (address);

    function stableCoin() external view returns (address);

    function treasury() external view returns (address);
}
