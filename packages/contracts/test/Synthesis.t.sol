// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../src/interfaces/IHashrateMain.sol";
import {IHashrateRecords} from "../src/interfaces/IHashrateRecords.sol";
import {IMembership} from "../src/interfaces/IMemberRegistry.sol";
import {IProtocolFailures} from "../src/interfaces/IProtocolFailures.sol";

import {HashrateMain} from "../src/main/HashrateMain.sol";
import {Deployment} from "./Deployment.sol";

contract SynthesisTest is Deployment {
    function setUp() public override {
        super.setUp();
        x.transfer(member, 10_000 * ONE);
        vm.prank(member);
        x.approve(address(main), 10_000 * ONE);
    }

    function _write(address token, uint256 power, uint256 most, uint64 deadline) private pure returns (bytes memory) {
        return abi.encodeCall(IHashrateMain.synthesise, (token, power, most, deadline));
    }

    function _refuses(
        address account,
        address token,
        uint256 power,
        uint256 most,
        uint64 deadline,
        bytes memory failure
    ) private {
        _refused(
            account,
            _write(token, power, most, deadline),
            abi.encodeCall(IHashrateMain.previewSynthesise, (account, token, power, most, deadline)),
            failure
        );
    }

    function test_a_synthesis_pays_the_treasury_and_starts_a_machine() public {
        (bool ok,) = main.previewSynthesise(member, address(x), 40, 16 * ONE, NEVER);
        assertTrue(ok);
        vm.expectEmit(address(main));
        emit IHashrateRecords.Synthesised(member, 1, address(x), 40, 16 * ONE);
        vm.prank(member);
        uint256 id = main.synthesise(address(x), 40, 16 * ONE, uint64(block.timestamp));
        assertEq(id, 1);
        assertEq(x.balanceOf(treasury), 16 * ONE);
        (IHashrateMain.Machine[] memory page, uint256 total) = main.machinesOf(member, 0, 10);
        assertEq(total, 1);
        assertEq(page[0].id, 1);
        assertEq(page[0].payToken, address(x));
        assertEq(page[0].power, 40);
        assertEq(page[0].paid, 16 * ONE);
        assertEq(page[0].startedAt, block.timestamp);
        assertEq(page[0].endsAt, block.timestamp + 150 days);
        assertEq(page[0].cap, 60 * ONE);
        assertEq(page[0].revenue, 0);
        assertFalse(page[0].out);
        assertEq(main.memberOf(member).activePower, 40);
    }

    function test_machines_are_paged_newest_first() public {
        for (uint256 i; i < 5; ++i) {
            _synthesise(member, 40 + 20 * i);
        }
        (IHashrateMain.Machine[] memory page, uint256 total) = main.machinesOf(member, 1, 2);
        assertEq(total, 5);
        assertEq(page.length, 2);
        assertEq(page[0].power, 100);
        assertEq(page[1].power, 80);
        (page,) = main.machinesOf(member, 5, 1);
        assertEq(page.length, 0);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.PageTooLarge.selector, 101, 100));
        main.machinesOf(member, 0, 101);
    }

    function test_a_synthesis_is_refused() public {
        uint256 most = type(uint256).max;
        address token = address(x);
        uint64 past = uint64(block.timestamp - 1);
        _refuses(
            member,
            token,
            40,
            most,
            past,
            abi.encodeWithSelector(IProtocolFailures.DeadlinePassed.selector, past, block.timestamp)
        );
        _refuses(stranger, token, 40, most, NEVER, abi.encodeWithSelector(IMembership.NotMember.selector, stranger));
        _refuses(
            member,
            stranger,
            40,
            most,
            NEVER,
            abi.encodeWithSelector(IHashrateRecords.PayTokenNotEnabled.selector, stranger)
        );
        _refuses(member, token, 20, most, NEVER, abi.encodeWithSelector(IHashrateRecords.PowerTooLow.selector, 20, 40));
        _refuses(
            member, token, 50, most, NEVER, abi.encodeWithSelector(IHashrateRecords.PowerNotMultiple.selector, 50, 20)
        );
        _refuses(
            member,
            token,
            40,
            16 * ONE - 1,
            NEVER,
            abi.encodeWithSelector(IHashrateRecords.PaymentAboveMax.selector, 16 * ONE, 16 * ONE - 1)
        );
        uint256 large = 1_000_000;
        _refuses(
            member,
            token,
            large,
            most,
            NEVER,
            abi.encodeWithSelector(IHashrateRecords.ReserveTooLow.selector, RESERVE, 1_730_000 * ONE)
        );
        _refuses(
            member,
            address(usdt),
            40,
            most,
            NEVER,
            abi.encodeWithSelector(IProtocolFailures.BalanceTooLow.selector, address(usdt), member, 0, 40 * ONE)
        );
        uint256 beyond = uint256(type(uint64).max) + 5;
        _refuses(
            member,
            token,
            beyond,
            most,
            NEVER,
            abi.encodeWithSelector(IProtocolFailures.FigureTooLarge.selector, beyond, type(uint64).max)
        );
    }

    function test_a_short_allowance_is_named_with_its_figures() public {
        usdt.transfer(member, 40 * ONE);
        vm.prank(member);
        usdt.approve(address(main), 39 * ONE);
        (bool ok,) = main.previewSynthesise(member, address(usdt), 40, 40 * ONE, NEVER);
        assertTrue(ok, "a preview doesn't look at the allowance");
        _reverts(
            address(main),
            member,
            _write(address(usdt), 40, 40 * ONE, NEVER),
            abi.encodeWithSelector(
                IProtocolFailures.AllowanceTooLow.selector, address(usdt), member, 39 * ONE, 40 * ONE
            )
        );
    }

    function test_terms_tell_the_largest_power_that_the_reserve_covers() public {
        IHashrateMain.Terms memory terms = main.synthesisTerms(address(x));
        assertTrue(terms.enabled);
        assertEq(terms.powerStep, 20);
        assertEq(terms.lowestPower, 40);
        assertEq(terms.price, 0.4e18);
        assertEq(terms.largestPower, 578_020, "1,000,000 / 1.73 in steps of 20");
        x.transfer(member, 300_000 * ONE);
        (bool ok,) = main.previewSynthesise(member, address(x), 578_020, NEVER * ONE, NEVER);
        assertTrue(ok);
        (ok,) = main.previewSynthesise(member, address(x), 578_040, NEVER * ONE, NEVER);
        assertFalse(ok);
        _synthesise(member, 578_020);
        assertEq(main.synthesisTerms(address(x)).largestPower, 6_680, "2 % found no receiver and stayed");
        _synthesise(member, 6_680);
        assertEq(main.synthesisTerms(address(wxb)).largestPower, 0, "what is left covers less than the lowest power");
        terms = main.synthesisTerms(stranger);
        assertFalse(terms.enabled);
        assertEq(terms.price, 0);
    }

    function test_an_enormous_reserve_keeps_power_within_its_words() public {
        deal(address(acb), address(this), 1e40, true);
        acb.approve(address(main), 1e40);
        main.fund(1e40);
        uint256 largest = main.synthesisTerms(address(x)).largestPower;
        assertEq(largest, uint256(type(uint64).max) / 20 * 20);
    }

    function test_terms_are_the_owners_and_checked() public {
        address main_ = address(main);
        bytes memory failure = abi.encodeWithSelector(IProtocolFailures.CallerNotAllowed.selector, stranger);
        _reverts(main_, stranger, abi.encodeCall(HashrateMain(main_).setTerms, (address(x), true, 1, 1, 1)), failure);
        _reverts(main_, stranger, abi.encodeCall(HashrateMain(main_).connectTokenSwap, (stranger)), failure);
        uint64[3][4] memory bad = [[uint64(0), 40, 1], [uint64(20), 0, 1], [uint64(20), 40, 0], [uint64(20), 50, 1]];
        for (uint256 i; i < bad.length; ++i) {
            (uint64 step, uint64 lowest, uint64 price) = (bad[i][0], bad[i][1], bad[i][2]);
            vm.expectRevert(
                abi.encodeWithSelector(IHashrateRecords.TermsInvalid.selector, address(x), step, lowest, price)
            );
            main.setTerms(address(x), true, step, lowest, price);
        }
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AddressZero.selector, bytes32("payToken")));
        main.setTerms(address(0), true, 20, 40, 1);
        uint256 most = type(uint128).max;
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.FigureTooLarge.selector, most + 1, most));
        main.setTerms(address(x), true, 20, 40, most + 1);
    }

    function test_a_price_may_change_but_never_what_a_payer_allowed() public {
        vm.expectEmit(address(main));
        emit IHashrateRecords.TermsSet(address(x), true, 20, 40, 0.8e18);
        main.setTerms(address(x), true, 20, 40, 0.8e18);
        assertEq(main.payTokens().length, 6, "no second entry");
        _refuses(
            member,
            address(x),
            40,
            16 * ONE,
            NEVER,
            abi.encodeWithSelector(IHashrateRecords.PaymentAboveMax.selector, 32 * ONE, 16 * ONE)
        );
        main.setTerms(address(x), false, 20, 40, 0.4e18);
        _refuses(
            member,
            address(x),
            40,
            16 * ONE,
            NEVER,
            abi.encodeWithSelector(IHashrateRecords.PayTokenNotEnabled.selector, address(x))
        );
    }

    function test_a_hundred_pay_tokens_at_most() public {
        for (uint160 i = 1; i <= 94; ++i) {
            main.setTerms(address(i), true, 1, 1, 1);
        }
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.FigureTooLarge.selector, 101, 100));
        main.setTerms(address(95), true, 1, 1, 1);
    }

    function test_a_payment_in_acb_is_burned_whole() public {
        uint256 supply = acb.totalSupply();
        uint256 payment = _equip(main, member, acb, 40);
        vm.expectEmit(address(main));
        emit IHashrateRecords.Burned(80 * ONE, 80 * ONE);
        vm.prank(member);
        main.synthesise(address(acb), 40, payment, NEVER);
        assertEq(acb.totalSupply(), supply - 80 * ONE);
        assertEq(main.totalBurned(), 80 * ONE);
        uint256 today = block.timestamp / 1 days;
        vm.warp(block.timestamp + 1 days);
        _synthesise(main, member, acb, 100);
        uint256[] memory burned = main.burnedByDay(today - 1, 3);
        assertEq(burned[0], 0);
        assertEq(burned[1], 80 * ONE);
        assertEq(burned[2], 200 * ONE);
        assertEq(_owedIn(main), main.obligations().held, "the books are what is held");
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.PageTooLarge.selector, 101, 100));
        main.burnedByDay(today, 101);
    }
}
