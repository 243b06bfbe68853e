// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../interfaces/IHashrateMain.sol";
import {UtcDay} from "../time/UtcDay.sol";
import {ReserveBooks} from "./ReserveBooks.sol";

/// @title The lucky pool and the maximum-power pool
/// @notice Both settle at the first synthesis after their time, or when anybody says so. Prizes are credited to the
///   winner's reward balance, never sent.
abstract contract PrizePools is ReserveBooks {
    uint64 internal constant LUCKY_ROUND_SECONDS = 10 minutes;

    LuckyPool private lucky;
    MaxPowerPool private maxPower;

    constructor() {
        lucky.round = 1;
    }

    /// @inheritdoc IHashrateMain
    function settleLuckyPool() external nonReentrant returns (address winner, uint256 prize) {
        checkSettleLuckyPool();
        return _settleLuckyPool();
    }

    /// @inheritdoc IHashrateMain
    function settleMaxPowerPool() external nonReentrant returns (address winner, uint256 prize) {
        checkSettleMaxPowerPool();
        return _settleMaxPowerPool();
    }

    /// @inheritdoc IHashrateMain
    function previewSettleLuckyPool(address) external view returns (bool ok, bytes memory refusal) {
        try this.checkSettleLuckyPool() {
            ok = true;
        } catch (bytes memory reason) {
            refusal = reason;
        }
    }

    /// @inheritdoc IHashrateMain
    function previewSettleMaxPowerPool(address) external view returns (bool ok, bytes memory refusal) {
        try this.checkSettleMaxPowerPool() {
            ok = true;
        } catch (bytes memory reason) {
            refusal = reason;
        }
    }

    /// @inheritdoc IHashrateMain
    function luckyPool() external view returns (LuckyPool memory) {
        return lucky;
    }

    /// @inheritdoc IHashrateMain
    function maxPowerPool() external view returns (MaxPowerPool memory pool) {
        pool = maxPower;
        // Without a leader nothing waits to be settled: the period is the running day.
        if (pool.leader == address(0)) pool.periodEnd = UtcDay.nextMidnight();
    }

    /// @notice Reverts as `settleLuckyPool` would.
    function checkSettleLuckyPool() public view {
        if (lucky.deadline == 0) revert NothingToSettle(uint64(block.timestamp));
        if (!_luckyPoolDue()) revert NotYetSettleable(lucky.deadline, uint64(block.timestamp));
    }

    /// @notice Reverts as `settleMaxPowerPool` would.
    function checkSettleMaxPowerPool() public view {
        if (maxPower.leader == address(0)) revert NothingToSettle(uint64(block.timestamp));
        if (!_maxPowerPoolDue()) revert NotYetSettleable(maxPower.periodEnd, uint64(block.timestamp));
    }

    /// Settles what is due, then counts a synthesis of `power` by `payer` and its shares into both pools.
    function _enterPools(address payer, uint256 power, uint256 luckyShare, uint256 maxPowerShare) internal {
        if (_luckyPoolDue()) _settleLuckyPool();
        if (_maxPowerPoolDue()) _settleMaxPowerPool();
        lucky.balance += luckyShare;
        lucky.deadline = uint64(block.timestamp) + LUCKY_ROUND_SECONDS;
        lucky.lastInput = payer;
        lucky.lastInputAt = uint64(block.timestamp);
        maxPower.balance += maxPowerShare;
        if (maxPower.leader == address(0)) maxPower.periodEnd = UtcDay.nextMidnight();
        // Of two equals the earlier one leads.
        if (power > maxPower.power) {
            maxPower.leader = payer;
            maxPower.power = power;
        }
    }

    function _poolBalances() internal view override returns (uint256, uint256) {
        return (lucky.balance, maxPower.balance);
    }

    function _luckyPoolDue() private view returns (bool) {
        return lucky.deadline != 0 && block.timestamp >= lucky.deadline;
    }

    function _maxPowerPoolDue() private view returns (bool) {
        return maxPower.leader != address(0) && block.timestamp >= maxPower.periodEnd;
    }

    function _settleLuckyPool() private returns (address winner, uint256 prize) {
        winner = lucky.lastInput;
        prize = lucky.balance;
        emit LuckyPoolSettled(lucky.round, winner, prize);
        lucky.balance = 0;
        lucky.round += 1;
        lucky.deadline = 0;
        lucky.lastWinner = winner;
        lucky.lastPrize = prize;
        _creditReward(winner, prize);
    }

    function _settleMaxPowerPool() private returns (address winner, uint256 prize) {
        winner = maxPower.leader;
        prize = maxPower.balance;
        emit MaxPowerPoolSettled(maxPower.periodEnd, winner, maxPower.power, prize);
        maxPower.balance = 0;
        maxPower.leader = address(0);
        maxPower.power = 0;
        maxPower.lastWinner = winner;
        maxPower.lastPrize = prize;
        _creditReward(winner, prize);
    }
}
