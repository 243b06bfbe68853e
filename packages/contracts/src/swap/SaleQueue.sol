// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @title A first-in-first-out queue of amounts, whose rows may leave from the middle
/// @notice Live rows are linked, so that selling from the front passes over nothing. Beside the links stand sums over
///   16, 256, ... 1,048,576 neighbouring rows: they tell a row's number, what sells before it, and which row has a
///   given number, from at most 16 words a level (and one word for each million rows ever listed).
/// @dev A sale changes no sum. All that was ever sold lies at the front of the queue, so it is one figure that is taken
///   off when a place is asked for: sums count a row with its whole deposit until it is taken out, and afterwards
///   with the part that it sold. Adding or taking out a row therefore writes `LEVELS` words whatever the length.
library SaleQueue {
    /// Binary logarithm of the number of sums that one sum of the next level covers.
    uint256 private constant BITS = 4;
    /// Levels of sums above the rows.
    uint256 private constant LEVELS = 5;

    struct Row {
        address owner;
        /// Unix seconds.
        uint64 listedAt;
        uint120 deposit;
        uint120 sold;
        bool takenOut;
        /// Stable coin that the row brought.
        uint128 proceeds;
        /// Sale id of the live neighbours, zero at the ends.
        uint64 before;
        uint64 behind;
    }

    /// What a stretch of rows counts: their amounts, and how many of them are live or sold out.
    struct Sum {
        uint192 amount;
        uint64 rows;
    }

    struct Queue {
        /// Sale ids of the first and the last live row, zero when there is none.
        uint64 first;
        uint64 last;
        /// Rows ever added; also the newest sale id.
        uint64 count;
        uint64 live;
        /// All that was ever sold, and the rows that sold out.
        uint192 soldAmount;
        uint64 soldRows;
        /// What the live rows have left.
        uint256 unsold;
        mapping(uint256 saleId => Row) rows;
        mapping(uint256 level => mapping(uint256 bucket => Sum)) sums;
    }

    /// @notice Adds a row of `amount` behind all others.
    function append(Queue storage queue, address owner, uint120 amount) internal returns (uint64 saleId) {
        uint64 last = queue.last;
        saleId = ++queue.count;
        Row storage row = queue.rows[saleId];
        (row.owner, row.listedAt) = (owner, uint64(block.timestamp));
        row.deposit = amount;
        row.before = last;
        if (last == 0) queue.first = saleId;
        else queue.rows[last].behind = saleId;
        queue.last = saleId;
        queue.live += 1;
        queue.unsold += amount;
        for (uint256 level = 1; level <= LEVELS; ++level) {
            Sum memory sum = queue.sums[level][_bucket(saleId, level)];
            queue.sums[level][_bucket(saleId, level)] = Sum(sum.amount + amount, sum.rows + 1);
        }
    }

    /// @notice Takes a live row out of the queue, wherever it stands. Returns what it had not sold.
    function remove(Queue storage queue, uint256 saleId) internal returns (uint120 amount) {
        Row storage row = queue.rows[saleId];
        amount = row.deposit - row.sold;
        row.takenOut = true;
        queue.unsold -= amount;
        _unlink(queue, row);
        for (uint256 level = 1; level <= LEVELS; ++level) {
            Sum memory sum = queue.sums[level][_bucket(saleId, level)];
            queue.sums[level][_bucket(saleId, level)] = Sum(sum.amount - amount, sum.rows - 1);
        }
    }

    /// @notice Sells `amount` of the first row, at most what it has left, for `payment`.
    function sellFirst(Queue storage queue, uint120 amount, uint128 payment) internal {
        Row storage row = queue.rows[queue.first];
        uint120 sold = row.sold + amount;
        row.sold = sold;
        row.proceeds += payment;
        queue.soldAmount += amount;
        queue.unsold -= amount;
        if (sold == row.deposit) {
            queue.soldRows += 1;
            _unlink(queue, row);
        }
    }

    /// @notice Whether the row can be bought from and taken out.
    function isLive(Row storage row) internal view returns (bool) {
        return !row.takenOut && row.sold < row.deposit;
    }

    /// @notice The number of a live row among the live rows, first 1, and the amount that sells before it.
    function placeOf(Queue storage queue, uint256 saleId) internal view returns (uint256 index, uint256 ahead) {
        uint256 amount;
        uint256 rows;
        for (uint256 level = LEVELS + 1; level > 0;) {
            --level;
            uint256 end = _bucket(saleId, level);
            // Below the top only the buckets under the one that the level above stopped at.
            uint256 bucket = level == LEVELS ? 0 : (end >> BITS) << BITS;
            for (; bucket < end; ++bucket) {
                Sum memory sum = _sum(queue, level, bucket);
                amount += sum.amount;
                rows += sum.rows;
            }
        }
        index = rows - queue.soldRows + 1;
        ahead = amount + queue.rows[saleId].sold - queue.soldAmount;
    }

    /// @notice The live row with the number `index` (first 1, at most `live`), and the amount that sells before it.
    function rowAt(Queue storage queue, uint256 index) internal view returns (uint256 saleId, uint256 ahead) {
        uint256 wanted = queue.soldRows + index;
        uint256 amount;
        uint256 bucket;
        for (uint256 level = LEVELS + 1; level > 0;) {
            --level;
            bucket <<= BITS;
            for (;; ++bucket) {
                Sum memory sum = _sum(queue, level, bucket);
                if (sum.rows >= wanted) break;
                wanted -= sum.rows;
                amount += sum.amount;
            }
        }
        saleId = bucket + 1;
        ahead = amount + queue.rows[saleId].sold - queue.soldAmount;
    }

    function _unlink(Queue storage queue, Row storage row) private {
        (uint64 before, uint64 behind) = (row.before, row.behind);
        if (before == 0) queue.first = behind;
        else queue.rows[before].behind = behind;
        if (behind == 0) queue.last = before;
        else queue.rows[behind].before = before;
        queue.live -= 1;
    }

    /// The bucket of a level that counts the row; on level 0 each row is its own.
    function _bucket(uint256 saleId, uint256 level) private pure returns (uint256) {
        return (saleId - 1) >> (BITS * level);
    }

    function _sum(Queue storage queue, uint256 level, uint256 bucket) private view returns (Sum memory) {
        if (level > 0) return queue.sums[level][bucket];
        Row storage row = queue.rows[bucket + 1];
        return row.takenOut ? Sum(row.sold, 0) : Sum(row.deposit, 1);
    }
}
