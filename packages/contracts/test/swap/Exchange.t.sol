// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IProtocolFailures} from "../../src/interfaces/IProtocolFailures.sol";
import {ITokenSwap} from "../../src/interfaces/ITokenSwap.sol";
import {FixedRates} from "../../src/swap/FixedRates.sol";
import {SwapBooks} from "../../src/swap/SwapBooks.sol";
import {TokenSwap} from "../../src/swap/TokenSwap.sol";
import {ProtocolToken} from "../../src/tokens/ProtocolToken.sol";
import {SwapDeployment} from "./SwapDeployment.sol";

/// @title Exchanges at fixed rates: each function and failure
contract ExchangeTest is SwapDeployment {
    function _attempt(
        ProtocolToken from,
        ProtocolToken to,
        uint256 amountIn,
        uint256 minAmountOut,
        uint64 deadline,
        bytes memory failure
    ) private {
        _swapRefused(
            member,
            abi.encodeCall(swap.exchange, (address(from), address(to), amountIn, minAmountOut, deadline)),
            abi.encodeCall(
                swap.previewExchange, (member, address(from), address(to), amountIn, minAmountOut, deadline)
            ),
            failure
        );
    }

    function test_an_exchange_moves_both_amounts_and_the_stock() public {
        _give(mv, member, 10 * ONE);
        vm.expectEmit(address(swap));
        emit ITokenSwap.Exchanged(member, address(mv), address(x), 10 * ONE, 4.985 ether, 0.015 ether);
        assertEq(_exchange(member, mv, x, 10 * ONE), 4.985 ether);
        assertEq(x.balanceOf(member), 4.985 ether);
        assertEq(mv.balanceOf(member), 0);
        assertEq(swap.obligations(address(x)).stock, STOCK - 4.985 ether, "the fee stays in the stock");
        assertEq(swap.obligations(address(mv)).stock, 10 * ONE, "what came in is no deposit of a seller");
        assertEq(swap.obligations(address(mv)).deposits, 0);
        _booksMatch();
    }

    function test_mv_that_releases_reward_balance_goes_to_the_treasury() public {
        _earn(member, 1000, 0);
        _give(mv, member, 3 * ONE);
        uint256 before = mv.balanceOf(treasury);
        assertEq(_exchange(member, mv, acb, 2 * ONE), 20 * ONE);
        assertEq(acb.balanceOf(member), 20 * ONE);
        assertEq(mv.balanceOf(treasury) - before, 2 * ONE);
        assertEq(main.rewardBalanceOf(member), 10 * ONE);
        assertEq(main.totalBurned(), 0, "no fee");
        _booksMatch();
    }

    function test_the_second_mains_reward_balance_is_spent_first() public {
        _earn(member, 1000, 400);
        assertEq(main.rewardBalanceOf(member), 30 * ONE);
        assertEq(secondary.rewardBalanceOf(member), 12 * ONE);
        assertEq(_exchange(member, acb, acb, 10 * ONE), 9 * ONE);
        assertEq(secondary.rewardBalanceOf(member), 2 * ONE);
        assertEq(main.rewardBalanceOf(member), 30 * ONE);
        assertEq(_exchange(member, acb, acb, 5 * ONE), 4.5 ether);
        assertEq(secondary.rewardBalanceOf(member), 0);
        assertEq(main.rewardBalanceOf(member), 27 * ONE);
        assertEq(secondary.totalBurned(), 1.2 ether, "each main burns its part of the fee");
        assertEq(main.totalBurned(), 0.3 ether);
        assertEq(acb.balanceOf(member), 13.5 ether);
    }

    /// The fee is rounded up over the whole, not once for each main.
    function test_a_fee_over_two_mains_is_rounded_once() public {
        _earn(member, 40, 40);
        uint256 ofSecond = secondary.rewardBalanceOf(member);
        _exchange(member, acb, acb, ofSecond - 3);
        uint256 burned = main.totalBurned() + secondary.totalBurned();
        assertEq(_exchange(member, acb, acb, 11), 9);
        assertEq(main.totalBurned() + secondary.totalBurned() - burned, 2);
        assertEq(secondary.rewardBalanceOf(member), 0);
        assertEq(main.rewardBalanceOf(member), ofSecond - 8);
    }

    function test_terms_say_what_bounds_the_exchange() public {
        ITokenSwap.ExchangeTerms memory terms = swap.exchangeTerms(address(mv), address(x), address(0));
        assertTrue(terms.enabled);
        assertEq(terms.rateDenominator, 2 * terms.rateNumerator);
        assertEq(terms.feeBps, 30);
        assertEq(uint8(terms.bound), uint8(ITokenSwap.Bound.Stock));
        assertEq(terms.maxAmountOut, STOCK);
        _give(mv, member, 7 * ONE);
        terms = swap.exchangeTerms(address(mv), address(x), member);
        assertEq(uint8(terms.bound), uint8(ITokenSwap.Bound.Balance));
        assertEq(terms.maxAmountIn, 7 * ONE);
        assertEq(terms.maxAmountOut, 3.4895 ether);
        _earn(member, 1000, 400);
        terms = swap.exchangeTerms(address(mv), address(acb), member);
        assertEq(uint8(terms.bound), uint8(ITokenSwap.Bound.RewardBalance));
        assertEq(terms.maxAmountIn, 4.2 ether);
        assertEq(terms.maxAmountOut, 42 * ONE);
        terms = swap.exchangeTerms(address(acb), address(acb), member);
        assertEq(terms.feeBps, 1_000);
        assertEq(terms.maxAmountIn, 42 * ONE);
        assertEq(terms.maxAmountOut, 37.8 ether);
        terms = swap.exchangeTerms(address(acb), address(acb), stranger);
        assertEq(terms.maxAmountIn, 0);
        terms = swap.exchangeTerms(address(x), address(mv), member);
        assertFalse(terms.enabled);
        assertEq(terms.rateNumerator, 0);
    }

    /// What the terms call the most can be exchanged, and not a unit more.
    function testFuzz_the_maximum_is_exact(uint256 stock, bool ofWxb) public {
        stock = bound(stock, 1, 1e24);
        // A swap of its own, with just this stock.
        TokenSwap other = new TokenSwap(_wiring());
        x.approve(address(other), stock);
        other.fundStock(address(x), stock);
        ProtocolToken from = ofWxb ? wxb : mv;
        uint256 most = other.exchangeTerms(address(from), address(x), address(0)).maxAmountIn;
        (uint256 out,) = other.quoteExchange(address(from), address(x), most);
        assertLe(out, stock);
        (uint256 more,) = other.quoteExchange(address(from), address(x), most + 1);
        assertGt(more, stock);
    }

    function test_no_rounding_gives_something_for_nothing() public {
        for (uint256 amount = 1; amount < 3_000; ++amount) {
            (uint256 out, uint256 fee) = swap.quoteExchange(address(mv), address(x), amount);
            assertEq(out + fee, amount / 2);
            assertTrue(amount < 2 || fee > 0, "a fee is never rounded away");
            assertLe(out * 2, amount);
        }
    }

    function test_refusals() public {
        vm.warp(1_800_000_000);
        _attempt(
            mv,
            x,
            ONE,
            0,
            1_799_999_999,
            abi.encodeWithSelector(IProtocolFailures.DeadlinePassed.selector, 1_799_999_999, 1_800_000_000)
        );
        _attempt(x, mv, ONE, 0, NEVER, abi.encodeWithSelector(ITokenSwap.ExchangeNotEnabled.selector, x, mv));
        _attempt(mv, x, 0, 0, NEVER, abi.encodeWithSelector(IProtocolFailures.AmountZero.selector, mv));
        _attempt(mv, x, 3, 0, NEVER, abi.encodeWithSelector(IProtocolFailures.AmountZero.selector, x));
        uint256 huge = 2 ** 128;
        _attempt(
            mv, x, huge, 0, NEVER, abi.encodeWithSelector(IProtocolFailures.FigureTooLarge.selector, huge, huge - 1)
        );
        _attempt(
            mv,
            x,
            10 * ONE,
            5 * ONE,
            NEVER,
            abi.encodeWithSelector(ITokenSwap.AmountOutBelowMin.selector, 4.985 ether, 5 * ONE)
        );
        _attempt(
            mv, x, ONE, 0, NEVER, abi.encodeWithSelector(IProtocolFailures.BalanceTooLow.selector, mv, member, 0, ONE)
        );
        mv.transfer(member, SUPPLY / 2);
        _attempt(
            mv,
            x,
            400_000 * ONE,
            0,
            NEVER,
            abi.encodeWithSelector(ITokenSwap.StockTooLow.selector, x, STOCK, 199_400 * ONE)
        );
        _attempt(acb, acb, 20, 0, NEVER, abi.encodeWithSelector(ITokenSwap.RewardBalanceTooLow.selector, member, 0, 20));
        _attempt(acb, acb, 1, 0, NEVER, abi.encodeWithSelector(IProtocolFailures.AmountZero.selector, acb));
        _reverts(
            address(swap),
            member,
            abi.encodeCall(swap.exchange, (address(mv), address(x), ONE, 0, NEVER)),
            abi.encodeWithSelector(IProtocolFailures.AllowanceTooLow.selector, mv, member, 0, ONE)
        );
    }

    function test_previews_allow_what_works() public {
        _give(mv, member, 10 * ONE);
        (bool ok, bytes memory refusal) = swap.previewExchange(member, address(mv), address(x), ONE, 0, NEVER);
        assertTrue(ok);
        assertEq(refusal, "");
        (ok,) = swap.previewFundStock(address(this), address(x), ONE);
        assertTrue(ok);
    }

    function test_only_what_is_given_out_can_be_funded() public {
        _swapRefused(
            member,
            abi.encodeCall(swap.fundStock, (address(mv), ONE)),
            abi.encodeCall(swap.previewFundStock, (member, address(mv), ONE)),
            abi.encodeWithSelector(ITokenSwap.ExchangeNotEnabled.selector, address(0), mv)
        );
        _swapRefused(
            member,
            abi.encodeCall(swap.fundStock, (address(x), 0)),
            abi.encodeCall(swap.previewFundStock, (member, address(x), 0)),
            abi.encodeWithSelector(IProtocolFailures.AmountZero.selector, x)
        );
        _swapRefused(
            member,
            abi.encodeCall(swap.fundStock, (address(x), 1)),
            abi.encodeCall(swap.previewFundStock, (member, address(x), 1)),
            abi.encodeWithSelector(IProtocolFailures.BalanceTooLow.selector, x, member, 0, 1)
        );
    }

    function test_the_constructor_refuses_what_would_not_work() public {
        TokenSwap.Wiring memory wiring = _wiring();
        wiring.treasury = address(0);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AddressZero.selector, bytes32("treasury")));
        new TokenSwap(wiring);
        wiring = _wiring();
        wiring.wxb = address(0);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AddressZero.selector, bytes32("wxb")));
        new TokenSwap(wiring);
        wiring = _wiring();
        ProtocolToken whole = new ProtocolToken("Whole", "W", 0, 1, address(this));
        wiring.stableCoin = address(whole);
        vm.expectRevert(abi.encodeWithSelector(SwapBooks.DecimalsUnsuitable.selector, whole, 0));
        new TokenSwap(wiring);
        wiring = _wiring();
        wiring.acb = address(x);
        vm.expectRevert(abi.encodeWithSelector(FixedRates.MainOfOtherToken.selector, secondary, acb));
        new TokenSwap(wiring);
        uint64[2] memory publicChains = [uint64(56), 97];
        for (uint256 i; i < 2; ++i) {
            vm.chainId(publicChains[i]);
            vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.ChainForbidden.selector, publicChains[i]));
            new TokenSwap(wiring);
        }
    }

    function test_the_wiring_can_be_read() public view {
        assertEq(swap.mains()[0], address(secondary));
        assertEq(swap.mains()[1], address(main));
        assertEq(swap.mv(), address(mv));
        assertEq(swap.stableCoin(), address(usdt));
        assertEq(swap.treasury(), treasury);
    }
}
