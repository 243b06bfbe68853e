// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../src/interfaces/IHashrateMain.sol";
import {IHashrateRecords} from "../src/interfaces/IHashrateRecords.sol";
import {IProtocolFailures} from "../src/interfaces/IProtocolFailures.sol";
import {Deployment} from "./Deployment.sol";

contract RevenueTest is Deployment {
    function _refusesClaim(address account, uint8 kinds, bytes memory failure) private {
        _refused(
            account,
            abi.encodeCall(IHashrateMain.claim, (kinds)),
            abi.encodeCall(IHashrateMain.previewClaim, (account, kinds)),
            failure
        );
    }

    function _claim(address account, uint8 kinds) private returns (uint256) {
        vm.prank(account);
        return main.claim(kinds);
    }

    function test_a_page_can_count_on_between_blocks() public {
        _synthesise(member, 40);
        vm.warp(block.timestamp + 1000);
        _synthesise(member, 60);
        uint256 start = block.timestamp;
        IHashrateMain.Revenue memory read = main.revenueOf(member);
        assertEq(read.nextOutAt, start - 1000 + 150 days);
        for (uint256 passed = 1; passed < 9_000_000; passed = passed * 7 + 3) {
            vm.warp(start + passed);
            uint256 seconds_ = read.powerSeconds + read.activePower * passed;
            uint256 expected = seconds_ * read.rateNumerator / read.rateDenominator - read.received[0];
            assertEq(main.revenueOf(member).waiting[0], expected);
        }
    }

    function test_machines_go_out_one_after_the_other() public {
        uint256 start = block.timestamp;
        _synthesise(member, 40);
        vm.warp(start + 10 days);
        _synthesise(member, 60);
        vm.warp(start + 150 days - 1);
        assertEq(main.revenueOf(member).activePower, 100);
        vm.warp(start + 150 days);
        IHashrateMain.Revenue memory read = main.revenueOf(member);
        assertEq(read.activePower, 60);
        assertEq(read.nextOutAt, start + 160 days);
        (IHashrateMain.Machine[] memory page,) = main.machinesOf(member, 0, 2);
        assertFalse(page[0].out);
        assertTrue(page[1].out);
        assertEq(page[1].revenue, 60 * ONE, "the cap");
        vm.warp(start + 1000 days);
        read = main.revenueOf(member);
        assertEq(read.activePower, 0);
        assertEq(read.nextOutAt, 0);
        assertEq(read.waiting[0], 150 * ONE, "150 % of both, and not a unit more");
        assertEq(_claim(member, 1), 150 * ONE);
        assertEq(main.obligations().machineOwed, 0);
    }

    /// The running sums against a plain loop, at any time.
    function testFuzz_running_sums_equal_a_loop(uint32[8] memory gaps, uint16[8] memory powers, uint32 later) public {
        uint256[8] memory starts;
        uint256[8] memory sizes;
        for (uint256 i; i < 8; ++i) {
            vm.warp(block.timestamp + gaps[i] % 40 days);
            starts[i] = block.timestamp;
            sizes[i] = (uint256(powers[i] % 500) + 2) * 20;
            _synthesise(member, sizes[i]);
        }
        vm.warp(block.timestamp + later % 200 days);
        uint256 active;
        uint256 powerSeconds;
        uint256 revenues;
        for (uint256 i; i < 8; ++i) {
            uint256 ran = block.timestamp - starts[i];
            if (ran < 150 days) active += sizes[i];
            powerSeconds += sizes[i] * (ran < 150 days ? ran : 150 days);
        }
        IHashrateMain.Revenue memory read = main.revenueOf(member);
        assertEq(read.activePower, active);
        assertEq(read.powerSeconds, powerSeconds);
        assertEq(main.memberOf(member).activePower, active);
        (IHashrateMain.Machine[] memory page,) = main.machinesOf(member, 0, 100);
        for (uint256 i; i < 8; ++i) {
            revenues += page[i].revenue;
        }
        assertLe(revenues, read.waiting[0]);
        assertLt(read.waiting[0] - revenues, 8, "each row is rounded down by itself");
    }

    function test_a_claim_moves_waiting_to_the_reward_balance() public {
        _synthesise(member, 100);
        vm.warp(block.timestamp + 1 days);
        (bool ok,) = main.previewClaim(member, 1);
        assertTrue(ok);
        vm.expectEmit(address(main));
        emit IHashrateRecords.Claimed(member, 1, ONE);
        assertEq(_claim(member, 1), ONE);
        assertEq(main.rewardBalanceOf(member), ONE);
        IHashrateMain.Revenue memory read = main.revenueOf(member);
        assertEq(read.waiting[0], 0);
        assertEq(read.received[0], ONE);
    }

    function test_one_claim_may_take_chosen_kinds() public {
        _synthesise(member, 100);
        assertEq(_claim(referrer, 2), 10 * ONE, "dynamic only");
        assertEq(main.revenueOf(referrer).waiting[2], 5 * ONE, "preaching waits");
        vm.warp(block.timestamp + 61);
        assertEq(_claim(referrer, 31), 5 * ONE, "all; kinds with nothing are passed over");
        IHashrateMain.Obligations memory books = main.obligations();
        assertEq(books.sharesOwed, 3 * ONE, "the founder's second preaching");
        assertEq(books.rewardOwed, 15 * ONE);
    }

    function test_claims_are_more_than_sixty_seconds_apart() public {
        _synthesise(member, 100);
        vm.warp(block.timestamp + 100);
        assertEq(main.claimInterval(), 60);
        assertEq(main.nextClaimAt(member), 0);
        _claim(member, 1);
        uint64 allowed = uint64(block.timestamp + 61);
        assertEq(main.nextClaimAt(member), allowed);
        vm.warp(allowed - 1);
        _refusesClaim(
            member, 1, abi.encodeWithSelector(IHashrateRecords.ClaimTooSoon.selector, allowed, block.timestamp)
        );
        vm.warp(allowed);
        assertGt(_claim(member, 1), 0, "61 seconds are enough");
    }

    function test_a_claim_is_refused() public {
        _refusesClaim(member, 0, abi.encodeWithSelector(IHashrateRecords.KindsInvalid.selector, 0));
        _refusesClaim(member, 32, abi.encodeWithSelector(IHashrateRecords.KindsInvalid.selector, 32));
        _refusesClaim(member, 31, abi.encodeWithSelector(IHashrateRecords.NothingToClaim.selector, member, 31));
        _synthesise(member, 100);
        _refusesClaim(member, 1, abi.encodeWithSelector(IHashrateRecords.NothingToClaim.selector, member, 1));
    }

    function test_history_is_kept_by_day_and_kind() public {
        uint256 today = block.timestamp / 1 days;
        _synthesise(member, 100);
        _claim(referrer, 2);
        vm.warp(block.timestamp + 2 days);
        _claim(referrer, 4);
        _claim(member, 1);
        uint256[5][] memory days_ = main.claimedByDay(referrer, today, 3);
        assertEq(days_[0][1], 10 * ONE);
        assertEq(days_[1][1], 0);
        assertEq(days_[2][2], 5 * ONE);
        assertEq(main.claimedByDay(member, today + 2, 1)[0][0], 2 * ONE);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.PageTooLarge.selector, 101, 100));
        main.claimedByDay(member, today, 101);
        uint256 never = uint256(type(uint64).max) + 1;
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.FigureTooLarge.selector, never, never - 1));
        main.claimedByDay(member, never, 1);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.FigureTooLarge.selector, never, never - 1));
        main.burnedByDay(never, 1);
    }

    function test_shares_without_a_receiver_stay_in_the_reserve() public {
        _synthesise(founder, 100);
        IHashrateMain.Obligations memory books = main.obligations();
        assertEq(books.sharesOwed, 0);
        assertEq(books.freeReserve, RESERVE - 153 * ONE);
        _synthesise(referrer, 100);
        books = main.obligations();
        assertEq(books.sharesOwed, 15 * ONE, "dynamic and the first preaching of the founder");
        assertEq(books.freeReserve, RESERVE - 321 * ONE);
    }
}
