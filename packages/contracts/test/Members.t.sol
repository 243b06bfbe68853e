// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../src/interfaces/IHashrateMain.sol";
import {IMemberRegistry, IMembership} from "../src/interfaces/IMemberRegistry.sol";
import {IProtocolFailures} from "../src/interfaces/IProtocolFailures.sol";

import {MemberRegistry} from "../src/members/MemberRegistry.sol";
import {Deployment} from "./Deployment.sol";

contract MembersTest is Deployment {
    function _refusesRegister(address account, address under, bytes memory failure) private {
        _refused(
            account,
            abi.encodeCall(IHashrateMain.register, (under)),
            abi.encodeCall(IHashrateMain.previewRegister, (account, under)),
            failure
        );
    }

    function _refusesSettler(address account, address settler, bytes memory failure) private {
        _refused(
            account,
            abi.encodeCall(IHashrateMain.changeSettler, (settler)),
            abi.encodeCall(IHashrateMain.previewChangeSettler, (account, settler)),
            failure
        );
    }

    function _chain(uint256 length, address under) private returns (address last) {
        last = under;
        for (uint256 i; i < length; ++i) {
            address next = address(uint160(0x10000 + i));
            _join(next, last);
            last = next;
        }
    }

    function test_a_member_knows_its_line() public {
        vm.warp(block.timestamp + 5);
        (bool ok,) = main.previewRegister(stranger, member);
        assertTrue(ok);
        vm.expectEmit(address(registry));
        emit IMemberRegistry.MemberRegistered(stranger, member, uint64(block.timestamp));
        _join(stranger, member);
        IHashrateMain.Member memory of_ = main.memberOf(stranger);
        assertTrue(of_.isMember);
        assertEq(of_.account, stranger);
        assertEq(of_.referrer, member);
        assertEq(of_.settler, member);
        assertEq(of_.joinedAt, block.timestamp);
        assertEq(main.memberOf(member).directCount, 1);
        assertEq(main.memberOf(referrer).teamCount, 2);
        assertEq(main.memberOf(founder).teamCount, 3);
        assertFalse(main.memberOf(treasury).isMember);
        assertEq(main.founder(), founder);
        assertEq(main.memberOf(founder).referrer, address(0));
    }

    function test_both_mains_share_the_members() public view {
        assertTrue(secondary.memberOf(member).isMember);
        assertEq(registry.mains()[1], address(secondary));
    }

    function test_registering_is_refused() public {
        _refusesRegister(member, founder, abi.encodeWithSelector(IMembership.AlreadyMember.selector, member, referrer));
        _refusesRegister(stranger, stranger, abi.encodeWithSelector(IMembership.OwnReferrer.selector, stranger));
        _refusesRegister(stranger, treasury, abi.encodeWithSelector(IMembership.NotMember.selector, treasury));
        _refusesRegister(stranger, address(0), abi.encodeWithSelector(IMembership.NotMember.selector, address(0)));
    }

    function test_changing_the_settler() public {
        _join(stranger, founder);
        (bool ok,) = main.previewChangeSettler(member, stranger);
        assertTrue(ok);
        vm.expectEmit(address(registry));
        emit IMemberRegistry.SettlerChanged(member, referrer, stranger);
        vm.prank(member);
        main.changeSettler(stranger);
        assertEq(main.memberOf(member).settler, stranger);
        assertEq(main.memberOf(member).referrer, referrer, "the referrer stays");
    }

    function test_changing_the_settler_is_refused() public {
        _refusesSettler(stranger, member, abi.encodeWithSelector(IMembership.NotMember.selector, stranger));
        _refusesSettler(member, member, abi.encodeWithSelector(IMembership.OwnSettler.selector, member));
        _refusesSettler(member, stranger, abi.encodeWithSelector(IMembership.NotMember.selector, stranger));
        _refusesSettler(
            member, referrer, abi.encodeWithSelector(IMembership.SettlerUnchanged.selector, member, referrer)
        );
        _refusesSettler(founder, member, abi.encodeWithSelector(IMembership.SettlerCircle.selector, founder, member));
        _refusesSettler(referrer, member, abi.encodeWithSelector(IMembership.SettlerCircle.selector, referrer, member));
    }

    function test_a_settler_line_is_walked_256_steps_and_no_further() public {
        // founder, referrer, member and the chain: the last one has 256 above.
        address deep = _chain(254, member);
        _join(stranger, founder);
        vm.prank(stranger);
        main.changeSettler(deep);
        address deeper = address(0xABCDEF);
        _join(deeper, deep);
        address other = makeAddr("other");
        _join(other, founder);
        _refusesSettler(other, deeper, abi.encodeWithSelector(IMembership.SettlerLineTooLong.selector, deeper, 256));
    }

    function test_a_long_line_above_does_not_lock_anybody_in() public {
        address deep = _chain(300, member);
        vm.prank(deep);
        main.changeSettler(founder);
        assertEq(main.memberOf(deep).settler, founder);
    }

    function test_team_sums_reach_32_levels() public {
        address deep = _chain(32, member);
        uint256 before = main.memberOf(referrer).teamCount;
        _synthesise(deep, 100);
        assertEq(main.LINE_DEPTH(), 32);
        assertEq(main.memberOf(member).teamPerformance, 100, "32 levels above");
        assertEq(main.memberOf(referrer).teamPerformance, 0, "33 levels above");
        assertEq(main.memberOf(deep).ownPerformance, 100);
        _join(stranger, deep);
        assertEq(main.memberOf(referrer).teamCount, before, "too far below to count");
    }

    function test_levels_begin_at_their_thresholds() public {
        IMembership.LevelThresholds memory thresholds = main.levelThresholds();
        assertEq(thresholds.teamPerformance[4], 500_000);
        uint256 sum;
        for (uint8 level; level < 5; ++level) {
            uint256 missing = thresholds.teamPerformance[level] - sum;
            _synthesise(member, missing - 40);
            assertEq(main.memberOf(referrer).sLevel, level, "just below");
            _synthesise(member, 40);
            assertEq(main.memberOf(referrer).sLevel, level + 1, "reached");
            sum = thresholds.teamPerformance[level];
            _refill();
        }
    }

    function _refill() private {
        acb.approve(address(main), RESERVE);
        main.fund(RESERVE);
    }

    function test_vip_follows_the_power_at_midnight_of_both_mains() public {
        uint256 midnight = block.timestamp + 1 days;
        vm.warp(midnight - 1);
        assertEq(main.vipRefreshAt(), midnight);
        _synthesise(member, 60);
        _synthesise(secondary, member, x, 40);
        assertEq(main.memberOf(member).vipLevel, 0, "not before midnight");
        vm.warp(midnight);
        assertEq(main.memberOf(member).vipLevel, 1, "100 at midnight");
        assertEq(main.vipRefreshAt(), midnight + 1 days);
        _synthesise(member, 400);
        vm.warp(midnight + 1);
        _synthesise(member, 400);
        // What began in the midnight second itself counts; what began after it doesn't.
        assertEq(main.memberOf(member).vipLevel, 2);
        vm.warp(midnight + 1 days - 1);
        assertEq(main.memberOf(member).vipLevel, 2);
        vm.warp(midnight + 1 days);
        assertEq(main.memberOf(member).vipLevel, 2, "900 is below 2,000");
        vm.warp(midnight + 151 days);
        assertEq(main.memberOf(member).vipLevel, 0, "all machines are out");
    }

    function test_direct_members_are_paged() public {
        for (uint256 i; i < 7; ++i) {
            _join(address(uint160(0x900 + i)), member);
        }
        _synthesise(address(0x903), 40);
        (IHashrateMain.DirectMember[] memory page, uint256 total) = main.directMembersOf(member, 2, 3);
        assertEq(total, 7);
        assertEq(page.length, 3);
        assertEq(page[1].account, address(0x903));
        assertEq(page[1].ownPerformance, 40);
        (page,) = main.directMembersOf(member, 6, 100);
        assertEq(page.length, 1);
        (page,) = main.directMembersOf(member, 7, 100);
        assertEq(page.length, 0);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.PageTooLarge.selector, 101, 100));
        main.directMembersOf(member, 0, 101);
    }

    function test_only_admitted_mains_write() public {
        bytes memory failure = abi.encodeWithSelector(IProtocolFailures.CallerNotAllowed.selector, stranger);
        address book = address(registry);
        _reverts(book, stranger, abi.encodeCall(IMemberRegistry.register, (stranger, founder)), failure);
        _reverts(book, stranger, abi.encodeCall(IMemberRegistry.changeSettler, (member, founder)), failure);
        _reverts(book, stranger, abi.encodeCall(IMemberRegistry.recordPerformance, (member, 1)), failure);
        _reverts(book, stranger, abi.encodeCall(MemberRegistry.admitMain, (stranger)), failure);
    }

    function test_mains_are_admitted_twice_at_most() public {
        MemberRegistry fresh = new MemberRegistry(founder);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AddressZero.selector, bytes32("main")));
        fresh.admitMain(address(0));
        fresh.admitMain(address(1));
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AlreadyConnected.selector, address(1)));
        fresh.admitMain(address(1));
        fresh.admitMain(address(2));
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.FigureTooLarge.selector, 3, 2));
        fresh.admitMain(address(3));
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AddressZero.selector, bytes32("founder")));
        new MemberRegistry(address(0));
    }

    function test_performance_has_a_bound() public {
        uint256 most = type(uint64).max;
        vm.startPrank(address(main));
        registry.recordPerformance(member, most);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.FigureTooLarge.selector, most + 1, most));
        registry.recordPerformance(member, most + 1);
        vm.stopPrank();
    }
}
