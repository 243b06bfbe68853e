// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IHashrateMain} from "../interfaces/IHashrateMain.sol";
import {PageBounds} from "../paging/PageBounds.sol";
import {UtcDay} from "../time/UtcDay.sol";
import {MachineLedger} from "./MachineLedger.sol";
import {ReserveBooks} from "./ReserveBooks.sol";

/// @title Revenue of five kinds: what waits, what was received, and claims
abstract contract RevenueLedger is ReserveBooks {
    using MachineLedger for MachineLedger.Row[];

    uint256 internal constant BPS = 10_000;
    /// Of V, what a machine earns a day.
    uint256 internal constant DAILY_BPS = 100;
    /// Of V, the most a machine earns.
    uint256 internal constant CAP_BPS = 15_000;
    uint64 internal constant MACHINE_SECONDS = uint64((CAP_BPS * 1 days) / DAILY_BPS);
    uint256 private constant RATE_DENOMINATOR = (BPS * 1 days) / DAILY_BPS;
    uint64 private constant CLAIM_INTERVAL = 60;
    uint8 private constant KIND_COUNT = 5;
    uint8 private constant ALL_KINDS = 31;

    mapping(address account => MachineLedger.Row[]) internal machines;
    /// Waiting shares; the entry of machine revenue stays zero, since that is computed.
    mapping(address account => uint256[5]) private waitingShares;
    mapping(address account => uint256[5]) private received;
    mapping(address account => mapping(uint256 day => uint128[5])) private claimedOn;
    mapping(address account => uint64) private lastClaimAt;

    /// @inheritdoc IHashrateMain
    function claim(uint8 kinds) external nonReentrant returns (uint256 amount) {
        uint256[5] memory due = checkClaim(msg.sender, kinds);
        uint256[5] storage got = received[msg.sender];
        uint128[5] storage day = claimedOn[msg.sender][UtcDay.today()];
        for (uint256 kind; kind < KIND_COUNT; ++kind) {
            if (due[kind] == 0) continue;
            amount += due[kind];
            got[kind] += due[kind];
            day[kind] += SafeCast.toUint128(due[kind]);
            if (kind != uint256(RevenueKind.Machine)) waitingShares[msg.sender][kind] = 0;
        }
        lastClaimAt[msg.sender] = uint64(block.timestamp);
        uint256 ofMachines = due[uint256(RevenueKind.Machine)];
        machineOwed -= ofMachines;
        sharesOwed -= amount - ofMachines;
        _creditReward(msg.sender, amount);
        emit Claimed(msg.sender, kinds, amount);
    }

    /// @inheritdoc IHashrateMain
    function previewClaim(address account, uint8 kinds) external view returns (bool ok, bytes memory refusal) {
        try this.checkClaim(account, kinds) {
            ok = true;
        } catch (bytes memory reason) {
            refusal = reason;
        }
    }

    /// @inheritdoc IHashrateMain
    function revenueOf(address account) external view returns (Revenue memory revenue) {
        (revenue.activePower, revenue.powerSeconds, revenue.nextOutAt) = machines[account].summary(MACHINE_SECONDS);
        revenue.rateNumerator = acbUnit;
        revenue.rateDenominator = RATE_DENOMINATOR;
        revenue.received = received[account];
        revenue.waiting = waitingShares[account];
        revenue.waiting[uint256(RevenueKind.Machine)] = _earned(revenue.powerSeconds) - revenue.received[0];
    }

    /// @inheritdoc IHashrateMain
    function machinesOf(address account, uint256 offset, uint256 limit)
        external
        view
        returns (Machine[] memory page, uint256 total)
    {
        total = machines[account].length;
        page = machines[account].page(
            _payTokenList(), offset, limit, MachineLedger.Scale(MACHINE_SECONDS, acbUnit, RATE_DENOMINATOR)
        );
    }

    /// @inheritdoc IHashrateMain
    function powerAt(address account, uint64 time) external view returns (uint256) {
        return machines[account].powerAt(time, MACHINE_SECONDS);
    }

    /// @inheritdoc IHashrateMain
    function claimedByDay(address account, uint256 firstDay, uint256 dayCount)
        external
        view
        returns (uint256[5][] memory claimed)
    {
        PageBounds.checkDays(firstDay, dayCount);
        claimed = new uint256[5][](dayCount);
        for (uint256 i; i < dayCount; ++i) {
            uint128[5] storage day = claimedOn[account][firstDay + i];
            for (uint256 kind; kind < KIND_COUNT; ++kind) {
                claimed[i][kind] = day[kind];
            }
        }
    }

    /// @inheritdoc IHashrateMain
    function claimInterval() external pure returns (uint64) {
        return CLAIM_INTERVAL;
    }

    /// @inheritdoc IHashrateMain
    function nextClaimAt(address account) public view returns (uint64) {
        uint64 last = lastClaimAt[account];
        return last == 0 ? 0 : last + CLAIM_INTERVAL + 1;
    }

    /// @notice Reverts as `claim` by `account` would; else the base units of ACB that it would move, by kind.
    function checkClaim(address account, uint8 kinds) public view returns (uint256[5] memory due) {
        if (kinds == 0 || kinds > ALL_KINDS) revert KindsInvalid(kinds);
        uint64 allowedAt = nextClaimAt(account);
        if (block.timestamp < allowedAt) revert ClaimTooSoon(allowedAt, uint64(block.timestamp));
        uint256 sum;
        for (uint256 kind; kind < KIND_COUNT; ++kind) {
            if ((kinds >> kind) & 1 == 0) continue;
            due[kind] =
                kind == uint256(RevenueKind.Machine) ? _waitingOfMachines(account) : waitingShares[account][kind];
            sum += due[kind];
        }
        if (sum == 0) revert NothingToClaim(account, kinds);
    }

    /// Puts `amount` in waiting for `receiver`; the caller took it off the free reserve.
    function _creditShare(address receiver, address payer, RevenueKind kind, uint256 amount) internal {
        waitingShares[receiver][uint256(kind)] += amount;
        sharesOwed += amount;
        emit ShareCredited(receiver, payer, kind, amount);
    }

    function _payTokenList() internal view virtual returns (address[] storage);

    function _waitingOfMachines(address account) private view returns (uint256) {
        (, uint256 powerSeconds,) = machines[account].summary(MACHINE_SECONDS);
        return _earned(powerSeconds) - received[account][uint256(RevenueKind.Machine)];
    }

    function _earned(uint256 powerSeconds) private view returns (uint256) {
        return (powerSeconds * acbUnit) / RATE_DENOMINATOR;
    }
}
