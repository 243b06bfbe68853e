// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../src/interfaces/IHashrateMain.sol";
import {IHashrateRecords} from "../src/interfaces/IHashrateRecords.sol";
import {IProtocolFailures} from "../src/interfaces/IProtocolFailures.sol";
import {IToken} from "../src/interfaces/IToken.sol";
import {HashrateMain} from "../src/main/HashrateMain.sol";
import {ReserveBooks} from "../src/main/ReserveBooks.sol";
import {MemberRegistry} from "../src/members/MemberRegistry.sol";
import {Multicall3} from "../src/multicall/Multicall3.sol";
import {ConstantProductPair} from "../src/router/ConstantProductPair.sol";
import {PairFactory} from "../src/router/PairFactory.sol";
import {PairRouter} from "../src/router/PairRouter.sol";
import {
    ApproveFromZeroToken,
    FeeOnTransferToken,
    MarkupSymbolToken,
    RevertingSymbolToken
} from "../src/tokens/BadMannersTokens.sol";
import {NoReturnToken} from "../src/tokens/NoReturnToken.sol";
import {ProtocolToken} from "../src/tokens/ProtocolToken.sol";
import {Deployment} from "./Deployment.sol";
import {ReentrantToken, VanishingToken} from "./HostileTokens.sol";

contract BooksTest is Deployment {
    function _offer(address token) private {
        main.setTerms(token, true, 20, 40, 1e18);
        vm.prank(member);
        (bool done,) = token.call(abi.encodeCall(IToken.approve, (address(main), 40 * ONE)));
        assertTrue(done);
    }

    function _payWith(address token) private returns (bool done, bytes memory answer) {
        vm.prank(member);
        return address(main).call(abi.encodeCall(IHashrateMain.synthesise, (token, 40, 40 * ONE, NEVER)));
    }

    function test_anybody_may_fund_the_reserve() public {
        acb.transfer(stranger, 5 * ONE);
        vm.startPrank(stranger);
        acb.approve(address(main), 5 * ONE);
        (bool ok,) = main.previewFund(stranger, 5 * ONE);
        assertTrue(ok);
        vm.expectEmit(address(main));
        emit IHashrateRecords.ReserveFunded(stranger, 5 * ONE);
        main.fund(5 * ONE);
        vm.stopPrank();
        assertEq(main.freeReserve(), RESERVE + 5 * ONE);
        assertEq(main.obligations().held, RESERVE + 5 * ONE);
    }

    function test_funding_is_refused() public {
        _refusesFund(0, abi.encodeWithSelector(IProtocolFailures.AmountZero.selector, address(acb)));
        _refusesFund(7, abi.encodeWithSelector(IProtocolFailures.BalanceTooLow.selector, address(acb), stranger, 0, 7));
    }

    function _refusesFund(uint256 amount, bytes memory failure) private {
        _refused(
            stranger,
            abi.encodeCall(IHashrateMain.fund, (amount)),
            abi.encodeCall(IHashrateMain.previewFund, (stranger, amount)),
            failure
        );
    }

    function _rewarded() private {
        _synthesise(member, 1000);
        vm.prank(referrer);
        main.claim(2);
        assertEq(main.rewardBalanceOf(referrer), 100 * ONE);
    }

    function test_the_token_swap_spends_a_reward_balance() public {
        _rewarded();
        uint256 supply = acb.totalSupply();
        vm.expectEmit(address(main));
        emit IHashrateRecords.RewardSpent(referrer, stranger, 50 * ONE, 5 * ONE);
        vm.prank(tokenSwap);
        main.spendReward(referrer, 50 * ONE, 5 * ONE, stranger);
        assertEq(acb.balanceOf(stranger), 45 * ONE);
        assertEq(acb.totalSupply(), supply - 5 * ONE, "the fee is burned");
        assertEq(main.totalBurned(), 5 * ONE);
        assertEq(main.rewardBalanceOf(referrer), 50 * ONE);
        vm.startPrank(tokenSwap);
        main.spendReward(referrer, 20 * ONE, 0, stranger);
        main.spendReward(referrer, 30 * ONE, 30 * ONE, stranger);
        vm.stopPrank();
        assertEq(acb.balanceOf(stranger), 65 * ONE);
        assertEq(_owedIn(main), main.obligations().held);
    }

    function test_spending_is_refused() public {
        _rewarded();
        address main_ = address(main);
        bytes memory spend = abi.encodeCall(IHashrateMain.spendReward, (referrer, 1, 0, stranger));
        _reverts(main_, stranger, spend, abi.encodeWithSelector(IProtocolFailures.CallerNotAllowed.selector, stranger));
        _reverts(
            main_,
            address(this),
            spend,
            abi.encodeWithSelector(IProtocolFailures.CallerNotAllowed.selector, address(this))
        );
        _reverts(
            main_,
            tokenSwap,
            abi.encodeCall(IHashrateMain.spendReward, (referrer, 0, 0, stranger)),
            abi.encodeWithSelector(IProtocolFailures.AmountZero.selector, address(acb))
        );
        _reverts(
            main_,
            tokenSwap,
            abi.encodeCall(IHashrateMain.spendReward, (referrer, 5, 6, stranger)),
            abi.encodeWithSelector(IHashrateRecords.FeeAboveAmount.selector, 6, 5)
        );
        _reverts(
            main_,
            tokenSwap,
            abi.encodeCall(IHashrateMain.spendReward, (referrer, 5, 1, address(0))),
            abi.encodeWithSelector(IProtocolFailures.AddressZero.selector, bytes32("to"))
        );
        _reverts(
            main_,
            tokenSwap,
            abi.encodeCall(IHashrateMain.spendReward, (referrer, 100 * ONE + 1, 1, stranger)),
            abi.encodeWithSelector(IHashrateRecords.RewardBalanceTooLow.selector, referrer, 100 * ONE, 100 * ONE + 1)
        );
    }

    function test_the_token_swap_is_connected_once() public {
        HashrateMain fresh = new HashrateMain(address(acb), address(registry), treasury);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AddressZero.selector, bytes32("tokenSwap")));
        fresh.connectTokenSwap(address(0));
        vm.expectEmit(address(fresh));
        emit IHashrateRecords.TokenSwapConnected(tokenSwap);
        fresh.connectTokenSwap(tokenSwap);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AlreadyConnected.selector, tokenSwap));
        fresh.connectTokenSwap(stranger);
    }

    function test_tokens_with_other_manners_are_paid_with() public {
        NoReturnToken silent = new NoReturnToken(SUPPLY, member);
        _offer(address(silent));
        (bool done,) = _payWith(address(silent));
        assertTrue(done);
        assertEq(silent.balanceOf(treasury), 40 * ONE);
        RevertingSymbolToken nameless = new RevertingSymbolToken(SUPPLY, member);
        _offer(address(nameless));
        (done,) = _payWith(address(nameless));
        assertTrue(done);
        ApproveFromZeroToken strict = new ApproveFromZeroToken(SUPPLY, member);
        _offer(address(strict));
        vm.prank(member);
        vm.expectRevert(abi.encodeWithSelector(ApproveFromZeroToken.AllowanceNotZero.selector, address(main), 40 * ONE));
        strict.approve(address(main), 1);
        (done,) = _payWith(address(strict));
        assertTrue(done);
    }

    function test_a_token_that_keeps_a_part_is_refused_with_both_figures() public {
        FeeOnTransferToken greedy = new FeeOnTransferToken(SUPPLY, member);
        _offer(address(greedy));
        (bool done, bytes memory reason) = _payWith(address(greedy));
        assertFalse(done);
        assertEq(
            reason, abi.encodeWithSelector(IProtocolFailures.PaymentShort.selector, address(greedy), 40 * ONE, 39.6e18)
        );
        VanishingToken vanishing = new VanishingToken(SUPPLY);
        vanishing.transfer(member, 40 * ONE);
        vanishing.transfer(treasury, 40 * ONE);
        _offer(address(vanishing));
        (done, reason) = _payWith(address(vanishing));
        assertEq(
            reason, abi.encodeWithSelector(IProtocolFailures.PaymentShort.selector, address(vanishing), 40 * ONE, 0)
        );
    }

    function test_no_call_comes_back_in() public {
        ReentrantToken evil = new ReentrantToken(SUPPLY);
        evil.transfer(member, 40 * ONE);
        _offer(address(evil));
        bytes[7] memory calls = [
            abi.encodeCall(IHashrateMain.claim, (31)),
            abi.encodeCall(IHashrateMain.synthesise, (address(evil), 40, 40 * ONE, NEVER)),
            abi.encodeCall(IHashrateMain.fund, (1)),
            abi.encodeCall(IHashrateMain.settleLuckyPool, ()),
            abi.encodeCall(IHashrateMain.settleMaxPowerPool, ()),
            abi.encodeCall(IHashrateMain.register, (founder)),
            abi.encodeCall(IHashrateMain.changeSettler, (founder))
        ];
        for (uint256 i; i < calls.length; ++i) {
            evil.arm(address(main), calls[i]);
            (bool done, bytes memory reason) = _payWith(address(evil));
            assertFalse(done);
            assertEq(reason, abi.encodeWithSelector(IProtocolFailures.Reentered.selector, address(evil)));
        }
    }

    /// Everything that can be deployed; scripts/sourceRules holds that each inherits the refusal.
    function test_public_chains_are_refused() public {
        uint64[2] memory chains = [uint64(56), 97];
        for (uint256 i; i < chains.length; ++i) {
            vm.chainId(chains[i]);
            bytes memory failure = abi.encodeWithSelector(IProtocolFailures.ChainForbidden.selector, chains[i]);
            vm.expectRevert(failure);
            new HashrateMain(address(acb), address(registry), treasury);
            vm.expectRevert(failure);
            new MemberRegistry(founder);
            vm.expectRevert(failure);
            new ProtocolToken("A", "A", 18, 1, founder);
            vm.expectRevert(failure);
            new NoReturnToken(1, founder);
            vm.expectRevert(failure);
            new FeeOnTransferToken(1, founder);
            vm.expectRevert(failure);
            new ApproveFromZeroToken(1, founder);
            vm.expectRevert(failure);
            new RevertingSymbolToken(1, founder);
            vm.expectRevert(failure);
            new MarkupSymbolToken(1, founder);
            vm.expectRevert(failure);
            new ConstantProductPair(address(1), address(2));
            vm.expectRevert(failure);
            new PairFactory();
            vm.expectRevert(failure);
            new PairRouter(address(1), address(2));
            vm.expectRevert(failure);
            new Multicall3();
        }
    }

    function test_a_main_needs_its_parts() public {
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AddressZero.selector, bytes32("acb")));
        new HashrateMain(address(0), address(registry), treasury);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AddressZero.selector, bytes32("registry")));
        new HashrateMain(address(acb), address(0), treasury);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AddressZero.selector, bytes32("treasury")));
        new HashrateMain(address(acb), address(registry), address(0));
        for (uint8 decimals = 3; decimals <= 25; decimals += 22) {
            ProtocolToken odd = new ProtocolToken("O", "O", decimals, 1, founder);
            vm.expectRevert(abi.encodeWithSelector(ReserveBooks.DecimalsUnsuitable.selector, address(odd), decimals));
            new HashrateMain(address(odd), address(registry), treasury);
        }
    }

    function test_figures_are_those_of_the_reference_deployment() public view {
        IHashrateMain.Figures memory figures = main.figures();
        assertEq(figures.capBps, 15_000);
        assertEq(figures.dailyBps, 100);
        assertEq(figures.dynamicBps, 1_000);
        assertEq(figures.preachingBps[0] + figures.preachingBps[1] + figures.preachingBps[2], 1_000);
        assertEq(figures.luckyPoolBps, 200);
        assertEq(figures.maxPowerPoolBps, 100);
        assertEq(figures.luckyRoundSeconds, 600);
        assertEq(figures.machineSeconds, 150 days);
        assertEq(main.owner(), address(this));
    }
}
