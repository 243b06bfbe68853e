// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {ITokenSwap} from "../interfaces/ITokenSwap.sol";
import {PageBounds} from "../paging/PageBounds.sol";
import {ExactPayment} from "../payments/ExactPayment.sol";
import {SaleQueue} from "./SaleQueue.sol";
import {SellerProceeds} from "./SellerProceeds.sol";

/// @title The queue in which members sell MV for the stable coin, first in, first out
/// @notice A purchase pays each seller at once; what a seller can't receive is kept for pick-up, so that nobody can
///   stop the queue. The price of each row's part is rounded up, and that is what its seller gets.
abstract contract MvSale is SellerProceeds {
    using SaleQueue for SaleQueue.Queue;
    using SaleQueue for SaleQueue.Row;

    /// One row's part of a purchase.
    struct Fill {
        uint256 saleId;
        address owner;
        uint120 mvAmount;
        uint128 payment;
    }

    /// @inheritdoc ITokenSwap
    uint256 public constant ROWS_PER_PURCHASE = 50;
    /// The least listing. To fill the rows of one purchase with tiny ones ties up fifty times this.
    uint256 private constant MINIMUM_WHOLE_MV = 10;
    uint256 private constant MOST_LISTING = type(uint96).max;
    /// Leaves room for the rounding of each purchase.
    uint256 private constant MOST_PROCEEDS = type(uint120).max;

    /// Base units of one whole MV.
    uint256 private immutable mvUnit;
    /// @inheritdoc ITokenSwap
    uint256 public immutable mvPrice;
    SaleQueue.Queue private queue;
    mapping(address owner => uint64[]) private saleIds;

    constructor() {
        mvUnit = 10 ** _decimalsOf(mv, "mv");
        // Half a coin.
        mvPrice = 5 * 10 ** (_decimalsOf(stableCoin, "stableCoin") - 1);
    }

    /// @inheritdoc ITokenSwap
    function listForSale(uint256 amount) external nonReentrant returns (uint256 saleId) {
        checkListForSale(msg.sender, amount);
        saleId = queue.append(msg.sender, uint120(amount));
        saleIds[msg.sender].push(uint64(saleId));
        emit SaleListed(saleId, msg.sender, amount);
        ExactPayment.take(mv, msg.sender, address(this), amount);
    }

    /// @inheritdoc ITokenSwap
    function takeOut(uint256 saleId) external nonReentrant returns (uint256 amount) {
        checkTakeOut(msg.sender, saleId);
        amount = queue.remove(saleId);
        emit SaleTakenOut(saleId, msg.sender, amount);
        ExactPayment.send(mv, msg.sender, amount);
    }

    /// @inheritdoc ITokenSwap
    function buyMv(uint256 mvAmount, uint256 minMvAmount, uint256 maxPayment, uint64 deadline)
        external
        nonReentrant
        returns (uint256 filled, uint256 payment, uint256 rows)
    {
        Fill[] memory fills;
        (fills, filled, payment) = _checkBuyMv(msg.sender, mvAmount, minMvAmount, maxPayment, deadline);
        rows = fills.length;
        for (uint256 i; i < rows; ++i) {
            queue.sellFirst(fills[i].mvAmount, fills[i].payment);
        }
        emit MvBought(msg.sender, filled, payment, rows);
        ExactPayment.take(stableCoin, msg.sender, address(this), payment);
        for (uint256 i; i < rows; ++i) {
            Fill memory fill = fills[i];
            bool kept = _payOrKeep(fill.owner, fill.payment);
            emit SaleFilled(fill.saleId, fill.owner, msg.sender, fill.mvAmount, fill.payment, kept);
        }
        ExactPayment.send(mv, msg.sender, filled);
    }

    /// @inheritdoc ITokenSwap
    function previewListForSale(address account, uint256 amount) external view returns (bool ok, bytes memory refusal) {
        try this.checkListForSale(account, amount) {
            ok = true;
        } catch (bytes memory reason) {
            refusal = reason;
        }
    }

    /// @inheritdoc ITokenSwap
    function previewTakeOut(address account, uint256 saleId) external view returns (bool ok, bytes memory refusal) {
        try this.checkTakeOut(account, saleId) {
            ok = true;
        } catch (bytes memory reason) {
            refusal = reason;
        }
    }

    /// @inheritdoc ITokenSwap
    function previewBuyMv(address account, uint256 mvAmount, uint256 minMvAmount, uint256 maxPayment, uint64 deadline)
        external
        view
        returns (bool ok, bytes memory refusal)
    {
        try this.checkBuyMv(account, mvAmount, minMvAmount, maxPayment, deadline) {
            ok = true;
        } catch (bytes memory reason) {
            refusal = reason;
        }
    }

    /// @inheritdoc ITokenSwap
    function quoteBuyMv(uint256 mvAmount) external view returns (uint256 filled, uint256 payment, uint256 rows) {
        Fill[] memory fills;
        (fills, filled, payment) = _fills(mvAmount);
        rows = fills.length;
    }

    /// @inheritdoc ITokenSwap
    function saleQueue(uint256 offset, uint256 limit) external view returns (SaleRow[] memory page, uint256 total) {
        total = queue.live;
        page = new SaleRow[](PageBounds.rows(offset, limit, total));
        if (page.length == 0) return (page, total);
        (uint256 saleId, uint256 ahead) = queue.rowAt(offset + 1);
        for (uint256 i; i < page.length; ++i) {
            page[i] = _row(saleId, offset + i + 1, ahead);
            ahead = page[i].total;
            saleId = queue.rows[saleId].behind;
        }
    }

    /// @inheritdoc ITokenSwap
    function salesOf(address owner, uint256 offset, uint256 limit)
        external
        view
        returns (SaleRow[] memory page, uint256 total)
    {
        uint64[] storage ids = saleIds[owner];
        total = ids.length;
        page = new SaleRow[](PageBounds.rows(offset, limit, total));
        for (uint256 i; i < page.length; ++i) {
            uint256 saleId = ids[total - 1 - offset - i];
            (uint256 index, uint256 ahead) = positionOf(saleId);
            page[i] = _row(saleId, index, ahead);
        }
    }

    /// @inheritdoc ITokenSwap
    function queueTotal() external view returns (uint256 amount, uint256 rows) {
        return (queue.unsold, queue.live);
    }

    /// @inheritdoc ITokenSwap
    function minimumListing() public view returns (uint256) {
        return MINIMUM_WHOLE_MV * mvUnit;
    }

    /// @inheritdoc ITokenSwap
    function positionOf(uint256 saleId) public view returns (uint256 index, uint256 ahead) {
        if (saleId == 0 || saleId > queue.count) revert SaleUnknown(saleId);
        if (queue.rows[saleId].isLive()) return queue.placeOf(saleId);
    }

    /// @notice Reverts as `listForSale` of `amount` base units by `account` would, but for the allowance.
    function checkListForSale(address account, uint256 amount) public view {
        if (amount == 0) revert AmountZero(mv);
        if (amount < minimumListing()) revert ListingTooSmall(amount, minimumListing());
        if (amount > MOST_LISTING) revert FigureTooLarge(amount, MOST_LISTING);
        if (_priceOf(amount) > MOST_PROCEEDS) revert FigureTooLarge(_priceOf(amount), MOST_PROCEEDS);
        ExactPayment.checkBalance(mv, account, amount);
    }

    /// @notice Reverts as `takeOut` of the row with this sale id by `account` would.
    function checkTakeOut(address account, uint256 saleId) public view {
        if (saleId == 0 || saleId > queue.count) revert SaleUnknown(saleId);
        SaleQueue.Row storage row = queue.rows[saleId];
        if (row.owner != account) revert NotSaleOwner(saleId, row.owner, account);
        if (!row.isLive()) revert SaleNotOpen(saleId, _stateOf(row));
    }

    /// @notice Reverts as `buyMv` by `account` would, but for the allowance; else the base units of MV that it would fill,
    ///   and of the stable coin that it would cost.
    function checkBuyMv(address account, uint256 mvAmount, uint256 minMvAmount, uint256 maxPayment, uint64 deadline)
        external
        view
        returns (uint256 filled, uint256 payment)
    {
        (, filled, payment) = _checkBuyMv(account, mvAmount, minMvAmount, maxPayment, deadline);
    }

    function _deposits() internal view override returns (uint256) {
        return queue.unsold;
    }

    function _checkBuyMv(address account, uint256 mvAmount, uint256 minMvAmount, uint256 maxPayment, uint64 deadline)
        private
        view
        returns (Fill[] memory fills, uint256 filled, uint256 payment)
    {
        if (block.timestamp > deadline) revert DeadlinePassed(deadline, uint64(block.timestamp));
        if (mvAmount == 0) revert AmountZero(mv);
        (fills, filled, payment) = _fills(mvAmount);
        // An empty queue fills nothing, which is less than anybody wants.
        if (filled < minMvAmount || filled == 0) revert FilledBelowMin(filled, minMvAmount);
        if (payment > maxPayment) revert PaymentAboveMax(payment, maxPayment);
        ExactPayment.checkBalance(stableCoin, account, payment);
    }

    /// What each row from the front gives towards `mvAmount`.
    function _fills(uint256 mvAmount) private view returns (Fill[] memory fills, uint256 filled, uint256 payment) {
        Fill[] memory room = new Fill[](ROWS_PER_PURCHASE);
        uint256 rows;
        for (uint256 saleId = queue.first; saleId != 0 && filled < mvAmount && rows < ROWS_PER_PURCHASE; ++rows) {
            SaleQueue.Row storage row = queue.rows[saleId];
            uint256 part = row.deposit - row.sold;
            if (part > mvAmount - filled) part = mvAmount - filled;
            room[rows] = Fill(saleId, row.owner, uint120(part), SafeCast.toUint128(_priceOf(part)));
            filled += part;
            payment += room[rows].payment;
            saleId = row.behind;
        }
        fills = new Fill[](rows);
        for (uint256 i; i < rows; ++i) {
            fills[i] = room[i];
        }
    }

    /// Stable coin for `amount` of MV, rounded up: never free.
    function _priceOf(uint256 amount) private view returns (uint256) {
        return (amount * mvPrice + mvUnit - 1) / mvUnit;
    }

    function _row(uint256 saleId, uint256 index, uint256 ahead) private view returns (SaleRow memory) {
        SaleQueue.Row storage row = queue.rows[saleId];
        uint256 remaining = row.takenOut ? 0 : row.deposit - row.sold;
        return SaleRow({
            saleId: saleId,
            index: index,
            owner: row.owner,
            deposit: row.deposit,
            remaining: remaining,
            total: ahead + remaining,
            proceeds: row.proceeds,
            listedAt: row.listedAt,
            state: _stateOf(row)
        });
    }

    function _stateOf(SaleQueue.Row storage row) private view returns (SaleState) {
        if (row.takenOut) return SaleState.TakenOut;
        return row.isLive() ? SaleState.OnSale : SaleState.SoldOut;
    }
}
