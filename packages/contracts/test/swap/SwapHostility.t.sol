// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IProtocolFailures} from "../../src/interfaces/IProtocolFailures.sol";
import {ITokenSwap} from "../../src/interfaces/ITokenSwap.sol";
import {TokenSwap} from "../../src/swap/TokenSwap.sol";
import {FeeOnTransferToken} from "../../src/tokens/BadMannersTokens.sol";
import {NoReturnToken} from "../../src/tokens/NoReturnToken.sol";
import {ReentrantToken} from "../HostileTokens.sol";
import {ChoosyToken} from "../campaign/ChoosyToken.sol";
import {SwapDeployment} from "./SwapDeployment.sol";

/// @title Hostile tokens, receivers and rows against the token swap
contract SwapHostilityTest is SwapDeployment {
    /// A swap of its own with other tokens for MV and the stable coin.
    function _swapOf(address mv_, address stableCoin) private returns (TokenSwap other) {
        TokenSwap.Wiring memory wiring = _wiring();
        (wiring.mv, wiring.stableCoin) = (mv_, stableCoin);
        other = new TokenSwap(wiring);
    }

    function _listOn(TokenSwap other, address account, uint256 amount) private {
        mv.transfer(account, amount);
        vm.startPrank(account);
        mv.approve(address(other), amount);
        other.listForSale(amount);
        vm.stopPrank();
    }

    function _buyOn(TokenSwap other, uint256 amount) private returns (uint256 filled) {
        vm.prank(buyer);
        (filled,,) = other.buyMv(amount, 0, amount, NEVER);
    }

    /// Every way in which paying a seller fails leaves the money for pick-up and the queue going.
    function test_a_seller_that_cannot_be_paid_stops_nobody() public {
        ChoosyToken.Manner[4] memory manners = [
            ChoosyToken.Manner.Reverts,
            ChoosyToken.Manner.SaysFalse,
            ChoosyToken.Manner.SaysNonsense,
            ChoosyToken.Manner.BurnsGas
        ];
        for (uint256 i; i < manners.length; ++i) {
            ChoosyToken coin = new ChoosyToken(SUPPLY, buyer);
            TokenSwap other = _swapOf(address(mv), address(coin));
            vm.prank(buyer);
            coin.approve(address(other), SUPPLY);
            _listOn(other, seller, 10 * ONE);
            _listOn(other, otherSeller, 10 * ONE);
            coin.refuse(seller, manners[i]);
            vm.expectEmit(address(other));
            emit ITokenSwap.SaleFilled(1, seller, buyer, 10 * ONE, 5 * ONE, true);
            assertEq(_buyOn(other, 20 * ONE), 20 * ONE);
            assertEq(coin.balanceOf(otherSeller), 5 * ONE, "the next one is paid");
            assertEq(other.proceedsOf(seller), 5 * ONE);
            ITokenSwap.SwapObligations memory books = other.obligations(address(coin));
            assertEq(books.held, 5 * ONE);
            assertEq(books.proceeds, 5 * ONE);
            _pickUp(other, coin);
        }
    }

    function _pickUp(TokenSwap other, ChoosyToken coin) private {
        (bool ok,) = other.previewWithdrawProceeds(seller, stranger);
        assertTrue(ok);
        vm.expectEmit(address(other));
        emit ITokenSwap.ProceedsWithdrawn(seller, 5 * ONE);
        vm.prank(seller);
        assertEq(other.withdrawProceeds(stranger), 5 * ONE);
        assertEq(coin.balanceOf(stranger), 5 * ONE, "to another address of the seller's");
        assertEq(other.proceedsOf(seller), 0);
        assertEq(other.obligations(address(coin)).proceeds, 0);
        vm.prank(seller);
        vm.expectRevert(abi.encodeWithSelector(ITokenSwap.NothingToWithdraw.selector, seller));
        other.withdrawProceeds(stranger);
    }

    function test_tokens_that_return_nothing_work() public {
        NoReturnToken coin = new NoReturnToken(SUPPLY, buyer);
        NoReturnToken sold = new NoReturnToken(SUPPLY, seller);
        TokenSwap other = _swapOf(address(sold), address(coin));
        vm.startPrank(seller);
        sold.approve(address(other), SUPPLY);
        other.listForSale(20 * ONE);
        vm.stopPrank();
        vm.prank(buyer);
        coin.approve(address(other), SUPPLY);
        assertEq(_buyOn(other, 15 * ONE), 15 * ONE);
        assertEq(coin.balanceOf(seller), 7.5 ether);
        vm.prank(seller);
        assertEq(other.takeOut(1), 5 * ONE);
    }

    function test_a_fee_on_transfer_is_refused_with_both_figures() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(SUPPLY, seller);
        TokenSwap other = _swapOf(address(taxed), address(usdt));
        vm.prank(seller);
        taxed.approve(address(other), SUPPLY);
        _reverts(
            address(other),
            seller,
            abi.encodeCall(other.listForSale, (100 * ONE)),
            abi.encodeWithSelector(IProtocolFailures.PaymentShort.selector, taxed, 100 * ONE, 99 * ONE)
        );
        taxed = new FeeOnTransferToken(SUPPLY, buyer);
        other = _swapOf(address(mv), address(taxed));
        _listOn(other, seller, 10 * ONE);
        vm.prank(buyer);
        taxed.approve(address(other), SUPPLY);
        _reverts(
            address(other),
            buyer,
            abi.encodeCall(other.buyMv, (10 * ONE, 0, 5 * ONE, NEVER)),
            abi.encodeWithSelector(IProtocolFailures.PaymentShort.selector, taxed, 5 * ONE, 4.95 ether)
        );
    }

    /// A token that calls back in finds the door shut, from every write into every other.
    function test_no_write_can_be_entered_from_within_another() public {
        ReentrantToken sold = new ReentrantToken(SUPPLY);
        TokenSwap other = _swapOf(address(sold), address(usdt));
        sold.approve(address(other), SUPPLY);
        usdt.approve(address(other), SUPPLY);
        other.listForSale(30 * ONE);
        bytes[6] memory writes = [
            abi.encodeCall(other.listForSale, (10 * ONE)),
            abi.encodeCall(other.takeOut, (1)),
            abi.encodeCall(other.buyMv, (ONE, 0, ONE, NEVER)),
            abi.encodeCall(other.withdrawProceeds, (seller)),
            abi.encodeCall(other.exchange, (address(sold), address(x), ONE, 0, NEVER)),
            abi.encodeCall(other.fundStock, (address(x), ONE))
        ];
        bytes memory failure = abi.encodeWithSelector(IProtocolFailures.Reentered.selector, sold);
        for (uint256 i; i < writes.length; ++i) {
            sold.arm(address(other), writes[i]);
            for (uint256 j; j < 3; ++j) {
                _reverts(address(other), address(this), writes[j], failure);
            }
        }
    }

    /// Thousands of tiny listings, taken out again or left standing, cost a buyer no more than their rows.
    function test_thousands_of_tiny_listings_taken_out_stop_nobody() public {
        _list(seller, 20 * ONE);
        _give(mv, stranger, 20_000 * ONE);
        vm.startPrank(stranger);
        for (uint256 i; i < 2_000; ++i) {
            swap.listForSale(10 * ONE);
        }
        vm.stopPrank();
        uint256 last = _list(otherSeller, 20 * ONE);
        vm.startPrank(stranger);
        for (uint256 saleId = 2; saleId < last; ++saleId) {
            swap.takeOut(saleId);
        }
        vm.stopPrank();
        assertEq(mv.balanceOf(stranger), 20_000 * ONE);
        (uint256 index, uint256 ahead) = swap.positionOf(last);
        assertEq(index, 2);
        assertEq(ahead, 20 * ONE);
        uint256 before = gasleft();
        (uint256 filled,, uint256 rows) = _buy(40 * ONE);
        assertLt(before - gasleft(), 600_000, "two rows' worth of gas");
        assertEq(filled, 40 * ONE);
        assertEq(rows, 2);
        (, uint256 total) = swap.salesOf(stranger, 1_950, 50);
        assertEq(total, 2_000);
        _booksMatch();
    }

    /// Sent without a call it is on no book, and takes nothing from anybody.
    function test_what_is_sent_without_a_call_changes_no_book() public {
        _list(seller, 20 * ONE);
        IERC20(address(mv)).transfer(address(swap), 3);
        ITokenSwap.SwapObligations memory books = swap.obligations(address(mv));
        assertEq(books.held, books.deposits + 3);
        assertEq(_takeOut(seller, 1), 20 * ONE);
    }
}
