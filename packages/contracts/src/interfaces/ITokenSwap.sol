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

    /// `amountIn` base units of `from` gave `amountOut` of `to`, after `fee` of `to`.
    event Exchanged(
        address indexed account,
        address indexed from,
        address indexed to,
        uint256 amountIn,
        uint256 amountOut,
        uint256 fee
    );
    /// `amount` base units were added to the stock of `token`.
    event StockFunded(address indexed token, address indexed from, uint256 amount);
    /// A row of `amount` base units of MV stands at the end of the queue.
    event SaleListed(uint256 indexed saleId, address indexed owner, uint256 amount);
    /// The row ended; `amount` base units of MV, which it had not sold, went back.
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
    /// `mvAmount` of MV was bought for `payment` of the stable coin, base units, from `rows` rows.
    event MvBought(address indexed buyer, uint256 mvAmount, uint256 payment, uint256 rows);
    /// `amount` base units of the stable coin, kept for `account`, were paid out.
    event ProceedsWithdrawn(address indexed account, uint256 amount);

    /// There is no fixed rate from `from` to `to`.
    error ExchangeNotEnabled(address from, address to);
    /// More than the contract's stock can give.
    error StockTooLow(address token, uint256 stock, uint256 needed);
    /// The reward balances of `account` in both mains are less than the exchange takes.
    error RewardBalanceTooLow(address account, uint256 balance, uint256 needed);
    /// Less would come out than the caller wants at least.
    error AmountOutBelowMin(uint256 amountOut, uint256 minAmountOut);
    /// Less MV than a listing has at least.
    error ListingTooSmall(uint256 amount, uint256 minimumListing);
    /// Nobody ever listed a row with this sale id.
    error SaleUnknown(uint256 saleId);
    /// Only the owner of a row may take it out.
    error NotSaleOwner(uint256 saleId, address owner, address caller);
    /// The row was sold out or taken out before.
    error SaleNotOpen(uint256 saleId, SaleState state);
    /// The queue (or the 50 rows that one call fills) gives less MV than the buyer wants at least.
    error FilledBelowMin(uint256 mvAmount, uint256 minMvAmount);
    /// The purchase costs more of the stable coin than the buyer allowed.
    error PaymentAboveMax(uint256 payment, uint256 maxPayment);
    /// No proceeds are kept for `account`.
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

    /// @notice Exchanges `amountIn` base units of `from` for at least `minAmountOut` base units of `to`, at the fixed rate;
    ///   `deadline` is the last second (unix) at which this may be mined. Gives what came out after the fee.
    function exchange(address from, address to, uint256 amountIn, uint256 minAmountOut, uint64 deadline)
        external
        returns (uint256 amountOut);

    /// @notice Whether `exchange` by `account` would succeed now, but for the allowance; else `refusal` is its encoded error.
    ///   Amounts are base units of the two tokens, `deadline` is unix seconds.
    function previewExchange(
        address account,
        address from,
        address to,
        uint256 amountIn,
        uint256 minAmountOut,
        uint64 deadline
    ) external view returns (bool ok, bytes memory refusal);

    /// @notice Adds `amount` base units of the caller's `token` to the stock that exchanges give out.
    ///   Reverts with ExchangeNotEnabled for a token that no exchange gives out.
    function fundStock(address token, uint256 amount) external;

    /// @notice Whether `fundStock` by `account` would succeed now, but for the allowance; else `refusal` is its encoded error.
    ///   `amount` is base units of `token`.
    function previewFundStock(address account, address token, uint256 amount)
        external
        view
        returns (bool ok, bytes memory refusal);

    // The sale queue

    /// @notice Base units of the stable coin for one whole MV.
    function mvPrice() external view returns (uint256);

    /// @notice Least MV of one listing, base units.
    function minimumListing() external view returns (uint256);

    /// @notice Most rows that one purchase fills.
    function ROWS_PER_PURCHASE() external view returns (uint256);

    /// @notice Puts `amount` base units of the caller's MV at the end of the queue, and gives the row's sale id.
    function listForSale(uint256 amount) external returns (uint256 saleId);

    /// @notice Whether `listForSale` by `account` would succeed now, but for the allowance; else `refusal` is its encoded error.
    ///   `amount` is base units of MV.
    function previewListForSale(address account, uint256 amount) external view returns (bool ok, bytes memory refusal);

    /// @notice Gives back what a row of the caller has not sold, base units of MV, and ends the row.
    function takeOut(uint256 saleId) external returns (uint256 amount);

    /// @notice Whether `takeOut` by `account` would succeed now; else `refusal` is its encoded error.
    ///   `saleId` is the sale id of the row.
    function previewTakeOut(address account, uint256 saleId) external view returns (bool ok, bytes memory refusal);

    /// @notice What buying `mvAmount` would fill now: base units of MV, its price in base units of the stable coin, and the
    ///   rows it takes from.
    function quoteBuyMv(uint256 mvAmount) external view returns (uint256 filled, uint256 payment, uint256 rows);

    /// @notice Buys up to `mvAmount` base units of MV from the front of the queue, at least `minMvAmount` or nothing, for at
    ///   most `maxPayment` base units of the stable coin; `deadline` is the last second (unix) at which this may be mined.
    function buyMv(uint256 mvAmount, uint256 minMvAmount, uint256 maxPayment, uint64 deadline)
        external
        returns (uint256 filled, uint256 payment, uint256 rows);

    /// @notice Whether `buyMv` by `account` would succeed now, but for the allowance; else `refusal` is its encoded error.
    ///   MV amounts and `maxPayment` are base units of MV and of the stable coin, `deadline` is unix seconds.
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

    /// @notice The row's number among the live rows (first 1) and the base units of MV that sell before it; zeros when it
    ///   isn't on sale.
    function positionOf(uint256 saleId) external view returns (uint256 index, uint256 ahead);

    /// @notice Base units of MV in the queue, and the number of live rows.
    function queueTotal() external view returns (uint256 amount, uint256 rows);

    /// @notice Base units of the stable coin kept for `account` because paying it out failed.
    function proceedsOf(address account) external view returns (uint256);

    /// @notice Pays the caller's kept proceeds to `to`, and gives the base units of the stable coin paid.
    function withdrawProceeds(address to) external returns (uint256 amount);

    /// @notice Whether `withdrawProceeds` by `account` would succeed now; else `refusal` is its encoded error.
    function previewWithdrawProceeds(address account, address to) external view returns (bool ok, bytes memory refusal);

    // Books

    /// @notice What the contract holds of `token` against what it owes, in base units of it.
    function obligations(address token) external view returns (SwapObligations memory);

    /// @notice The main contracts whose reward balances are spent, in that order.
    function mains() external view returns (address[] memory);

    /// @notice The token that is sold in the queue.
    function mv() external view returns (address);

    /// @notice The token that MV is bought with.
    function stableCoin() external view returns (address);

    /// @notice Where MV goes that releases reward balance.
    function treasury() external view returns (address);
}
