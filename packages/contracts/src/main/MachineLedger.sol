// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../interfaces/IHashrateMain.sol";
import {PageBounds} from "../paging/PageBounds.sol";

/// @title The machines of one owner, with running sums, so that no figure needs a loop over machines
/// @notice All machines last equally long: the ones that are out are a prefix of the list, the ones that run follow.
///   Power and power-seconds at any time are differences of two running sums, found by binary search.
/// @dev External functions: the code is deployed once, beside HashrateMain and below the 24 kB limit.
library MachineLedger {
    /// Sums are of the rows up to and including this one.
    struct Row {
        uint64 id;
        uint64 startedAt;
        uint64 power;
        uint8 payToken;
        uint112 powerSum;
        /// Sum of power times start.
        uint144 weightedSum;
        uint256 paid;
    }

    /// What a page needs to know besides the rows.
    struct Scale {
        uint64 machineSeconds;
        /// Base units of ACB for one power-second, as a fraction.
        uint256 rateNumerator;
        uint256 rateDenominator;
    }

    /// @notice Appends a machine of `power` that starts now and was paid with `paid` base units of its pay token.
    function add(Row[] storage rows, uint64 id, uint64 power, uint8 payToken, uint256 paid) external {
        uint256 count = rows.length;
        uint112 powerSum;
        uint144 weightedSum;
        if (count > 0) {
            Row storage last = rows[count - 1];
            powerSum = last.powerSum;
            weightedSum = last.weightedSum;
        }
        rows.push(
            Row({
                id: id,
                startedAt: uint64(block.timestamp),
                power: power,
                payToken: payToken,
                powerSum: powerSum + power,
                weightedSum: weightedSum + uint144(uint256(power) * block.timestamp),
                paid: paid
            })
        );
    }

    /// @notice Power that ran at `time`: machines run from their first second up to, not including, their last.
    function powerAt(Row[] storage rows, uint64 time, uint64 machineSeconds) external view returns (uint256) {
        return _powerSum(rows, _startedBy(rows, time)) - _powerSum(rows, _outBy(rows, time, machineSeconds));
    }

    /// @notice What all machines ran up to now: active power, power-seconds, and when the next one goes out.
    function summary(Row[] storage rows, uint64 machineSeconds)
        external
        view
        returns (uint256 activePower, uint256 powerSeconds, uint64 nextOutAt)
    {
        uint256 count = rows.length;
        uint256 out = _outBy(rows, uint64(block.timestamp), machineSeconds);
        uint256 outPower = _powerSum(rows, out);
        activePower = _powerSum(rows, count) - outPower;
        uint256 weighted = _weightedSum(rows, count) - _weightedSum(rows, out);
        powerSeconds = outPower * machineSeconds + activePower * block.timestamp - weighted;
        if (out < count) nextOutAt = rows[out].startedAt + machineSeconds;
    }

    /// @notice At most `limit` rows from `offset`, newest first. Reverts with PageTooLarge.
    function page(Row[] storage rows, address[] storage payTokens, uint256 offset, uint256 limit, Scale calldata scale)
        external
        view
        returns (IHashrateMain.Machine[] memory machines)
    {
        uint256 total = rows.length;
        machines = new IHashrateMain.Machine[](PageBounds.rows(offset, limit, total));
        for (uint256 i; i < machines.length; ++i) {
            Row storage row = rows[total - 1 - offset - i];
            machines[i] = _describe(row, payTokens[row.payToken], scale);
        }
    }

    function _describe(Row storage row, address payToken, Scale calldata scale)
        private
        view
        returns (IHashrateMain.Machine memory)
    {
        uint64 endsAt = row.startedAt + scale.machineSeconds;
        bool out = block.timestamp >= endsAt;
        uint256 ran = out ? scale.machineSeconds : block.timestamp - row.startedAt;
        return IHashrateMain.Machine({
            id: row.id,
            payToken: payToken,
            power: row.power,
            paid: row.paid,
            startedAt: row.startedAt,
            endsAt: endsAt,
            cap: (row.power * uint256(scale.machineSeconds) * scale.rateNumerator) / scale.rateDenominator,
            revenue: (row.power * ran * scale.rateNumerator) / scale.rateDenominator,
            out: out
        });
    }

    /// How many machines were out at `time`.
    function _outBy(Row[] storage rows, uint64 time, uint64 machineSeconds) private view returns (uint256) {
        return time < machineSeconds ? 0 : _startedBy(rows, time - machineSeconds);
    }

    /// How many machines had started at `time`.
    function _startedBy(Row[] storage rows, uint64 time) private view returns (uint256) {
        uint256 low;
        uint256 high = rows.length;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (rows[middle].startedAt <= time) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    function _powerSum(Row[] storage rows, uint256 count) private view returns (uint256) {
        return count == 0 ? 0 : rows[count - 1].powerSum;
    }

    function _weightedSum(Row[] storage rows, uint256 count) private view returns (uint256) {
        return count == 0 ? 0 : rows[count - 1].weightedSum;
    }
}
