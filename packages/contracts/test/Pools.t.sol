// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../src/interfaces/IHashrateMain.sol";
import {IHashrateRecords} from "../src/interfaces/IHashrateRecords.sol";

import {Deployment} from "./Deployment.sol";

contract PoolsTest is Deployment {
    function _refusesLucky(bytes memory failure) private {
        _refused(
            stranger,
            abi.encodeCall(IHashrateMain.settleLuckyPool, ()),
            abi.encodeCall(IHashrateMain.previewSettleLuckyPool, (stranger)),
            failure
        );
    }

    function _refusesMaxPower(bytes memory failure) private {
        _refused(
            stranger,
            abi.encodeCall(IHashrateMain.settleMaxPowerPool, ()),
            abi.encodeCall(IHashrateMain.previewSettleMaxPowerPool, (stranger)),
            failure
        );
    }

    function test_every_synthesis_starts_the_ten_minutes_again() public {
        IHashrateMain.LuckyPool memory pool = main.luckyPool();
        assertEq(pool.round, 1);
        assertEq(pool.deadline, 0, "no round is open");
        _synthesise(member, 100);
        vm.warp(block.timestamp + 599);
        _synthesise(referrer, 100);
        pool = main.luckyPool();
        assertEq(pool.balance, 4 * ONE);
        assertEq(pool.round, 1);
        assertEq(pool.deadline, block.timestamp + 600);
        assertEq(pool.lastInput, referrer);
        assertEq(pool.lastInputAt, block.timestamp);
    }

    function test_the_last_payer_before_the_deadline_wins_all() public {
        _synthesise(referrer, 100);
        _synthesise(member, 100);
        vm.warp(block.timestamp + 600);
        uint256 payment = _equip(main, referrer, x, 100);
        vm.expectEmit(address(main));
        emit IHashrateRecords.LuckyPoolSettled(1, member, 4 * ONE);
        vm.prank(referrer);
        main.synthesise(address(x), 100, payment, NEVER);
        IHashrateMain.LuckyPool memory pool = main.luckyPool();
        assertEq(pool.balance, 2 * ONE, "the new round's first share");
        assertEq(pool.round, 2);
        assertEq(pool.lastWinner, member);
        assertEq(pool.lastPrize, 4 * ONE);
        assertEq(main.rewardBalanceOf(member), 4 * ONE);
    }

    function test_anybody_may_settle_the_lucky_pool() public {
        _refusesLucky(abi.encodeWithSelector(IHashrateRecords.NothingToSettle.selector, block.timestamp));
        _synthesise(member, 100);
        uint64 deadline = uint64(block.timestamp + 600);
        vm.warp(deadline - 1);
        _refusesLucky(abi.encodeWithSelector(IHashrateRecords.NotYetSettleable.selector, deadline, deadline - 1));
        vm.warp(deadline);
        assertEq(main.luckyPool().balance, 2 * ONE, "until then it says not settled yet");
        (bool ok,) = main.previewSettleLuckyPool(stranger);
        assertTrue(ok);
        vm.prank(stranger);
        (address winner, uint256 prize) = main.settleLuckyPool();
        assertEq(winner, member);
        assertEq(prize, 2 * ONE);
        IHashrateMain.LuckyPool memory pool = main.luckyPool();
        assertEq(pool.deadline, 0);
        assertEq(pool.lastInput, member, "the last input stays on show");
        _refusesLucky(abi.encodeWithSelector(IHashrateRecords.NothingToSettle.selector, deadline));
    }

    function test_the_largest_of_the_day_leads_and_the_earlier_of_two_equals() public {
        _synthesise(referrer, 100);
        _synthesise(member, 100);
        IHashrateMain.MaxPowerPool memory pool = main.maxPowerPool();
        assertEq(pool.leader, referrer);
        assertEq(pool.power, 100);
        assertEq(pool.balance, 2 * ONE);
        assertEq(pool.periodEnd, block.timestamp + 1 days);
        _synthesise(member, 120);
        assertEq(main.maxPowerPool().leader, member);
    }

    function test_the_day_ends_at_midnight() public {
        uint256 midnight = block.timestamp + 1 days;
        vm.warp(midnight - 1);
        _synthesise(member, 100);
        assertEq(main.maxPowerPool().periodEnd, midnight);
        vm.warp(midnight);
        uint256 payment = _equip(main, referrer, x, 40);
        vm.expectEmit(address(main));
        emit IHashrateRecords.MaxPowerPoolSettled(uint64(midnight), member, 100, ONE);
        vm.prank(referrer);
        main.synthesise(address(x), 40, payment, NEVER);
        IHashrateMain.MaxPowerPool memory pool = main.maxPowerPool();
        assertEq(pool.leader, referrer, "a smaller one leads the new day");
        assertEq(pool.periodEnd, midnight + 1 days);
        assertEq(pool.lastWinner, member);
        assertEq(pool.lastPrize, ONE);
        assertEq(main.rewardBalanceOf(member), ONE);
    }

    function test_anybody_may_settle_the_maximum_power_pool() public {
        _refusesMaxPower(abi.encodeWithSelector(IHashrateRecords.NothingToSettle.selector, block.timestamp));
        _synthesise(member, 100);
        uint64 midnight = uint64(block.timestamp + 1 days);
        vm.warp(midnight - 1);
        _refusesMaxPower(abi.encodeWithSelector(IHashrateRecords.NotYetSettleable.selector, midnight, midnight - 1));
        vm.warp(midnight + 3 days);
        assertEq(main.maxPowerPool().periodEnd, midnight, "waits to be settled");
        (bool ok,) = main.previewSettleMaxPowerPool(stranger);
        assertTrue(ok);
        vm.prank(stranger);
        (address winner, uint256 prize) = main.settleMaxPowerPool();
        assertEq(winner, member);
        assertEq(prize, ONE);
        assertEq(main.maxPowerPool().periodEnd, midnight + 4 days, "the running day");
        assertEq(main.maxPowerPool().leader, address(0));
        assertEq(main.maxPowerPool().balance, 0);
    }
}
