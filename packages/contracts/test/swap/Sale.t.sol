// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IProtocolFailures} from "../../src/interfaces/IProtocolFailures.sol";
import {ITokenSwap} from "../../src/interfaces/ITokenSwap.sol";
import {SwapDeployment} from "./SwapDeployment.sol";

/// @title The MV sale queue: each function and failure
contract SaleTest is SwapDeployment {
    function test_a_listing_stands_behind_the_others() public {
        _list(otherSeller, 20 * ONE);
        _give(mv, seller, 30 * ONE);
        vm.expectEmit(address(swap));
        emit ITokenSwap.SaleListed(2, seller, 30 * ONE);
        vm.prank(seller);
        assertEq(swap.listForSale(30 * ONE), 2);
        ITokenSwap.SaleRow memory row = _rowOf(seller, 2);
        assertEq(row.saleId, 2);
        assertEq(row.owner, seller);
        assertEq(row.index, 2);
        assertEq(row.deposit, 30 * ONE);
        assertEq(row.remaining, 30 * ONE);
        assertEq(row.total, 50 * ONE);
        assertEq(row.proceeds, 0);
        assertEq(row.listedAt, block.timestamp);
        assertEq(uint8(row.state), uint8(ITokenSwap.SaleState.OnSale));
        (uint256 index, uint256 ahead) = swap.positionOf(2);
        assertEq(index, 2);
        assertEq(ahead, 20 * ONE);
        (uint256 amount, uint256 rows) = swap.queueTotal();
        assertEq(amount, 50 * ONE);
        assertEq(rows, 2);
        assertEq(swap.obligations(address(mv)).deposits, 50 * ONE);
        _booksMatch();
    }

    function test_a_purchase_fills_from_the_front_and_pays_at_once() public {
        _list(seller, 20 * ONE);
        _list(otherSeller, 30 * ONE);
        _give(usdt, buyer, 100 * ONE);
        vm.expectEmit(address(swap));
        emit ITokenSwap.SaleFilled(1, seller, buyer, 20 * ONE, 10 * ONE, false);
        vm.expectEmit(address(swap));
        emit ITokenSwap.SaleFilled(2, otherSeller, buyer, 5 * ONE, 2.5 ether, false);
        vm.prank(buyer);
        (uint256 filled, uint256 payment, uint256 rows) = swap.buyMv(25 * ONE, 25 * ONE, 12.5 ether, NEVER);
        assertEq(filled, 25 * ONE);
        assertEq(payment, 12.5 ether);
        assertEq(rows, 2);
        assertEq(mv.balanceOf(buyer), 25 * ONE);
        assertEq(usdt.balanceOf(buyer), 87.5 ether);
        assertEq(usdt.balanceOf(seller), 10 * ONE);
        assertEq(usdt.balanceOf(otherSeller), 2.5 ether);
        (uint256 index, uint256 ahead) = swap.positionOf(2);
        assertEq(index, 1);
        assertEq(ahead, 0);
        (index, ahead) = swap.positionOf(1);
        assertEq(index, 0, "a row that sold out has no place");
        assertEq(ahead, 0);
        _booksMatch();
    }

    function test_a_purchase_larger_than_the_queue_is_filled_in_part() public {
        _list(seller, 20 * ONE);
        (uint256 filled, uint256 payment, uint256 rows) = swap.quoteBuyMv(50 * ONE);
        assertEq(filled, 20 * ONE);
        assertEq(payment, 10 * ONE);
        assertEq(rows, 1);
        (filled,,) = _buy(50 * ONE);
        assertEq(filled, 20 * ONE);
        assertEq(usdt.balanceOf(buyer), 0, "only what was filled is paid");
        (uint256 amount, uint256 live) = swap.queueTotal();
        assertEq(amount, 0);
        assertEq(live, 0);
    }

    function test_a_purchase_fills_fifty_rows_and_no_more() public {
        for (uint256 i; i < 55; ++i) {
            _list(seller, 10 * ONE);
        }
        (uint256 filled,, uint256 rows) = _buy(550 * ONE);
        assertEq(rows, swap.ROWS_PER_PURCHASE());
        assertEq(filled, 500 * ONE);
        (uint256 amount, uint256 live) = swap.queueTotal();
        assertEq(amount, 50 * ONE);
        assertEq(live, 5);
    }

    function test_a_take_out_gives_back_what_is_left_once() public {
        _list(seller, 20 * ONE);
        _list(otherSeller, 30 * ONE);
        _buy(5 * ONE);
        vm.expectEmit(address(swap));
        emit ITokenSwap.SaleTakenOut(1, seller, 15 * ONE);
        assertEq(_takeOut(seller, 1), 15 * ONE);
        assertEq(mv.balanceOf(seller), 15 * ONE);
        ITokenSwap.SaleRow memory row = _rowOf(seller, 1);
        assertEq(uint8(row.state), uint8(ITokenSwap.SaleState.TakenOut));
        assertEq(row.index, 0);
        assertEq(row.total, 0);
        assertEq(row.proceeds, 2.5 ether);
        row = _rowOf(otherSeller, 2);
        assertEq(row.index, 1);
        assertEq(row.total, 30 * ONE);
        _refuseTakeOut(seller, 1, abi.encodeWithSelector(ITokenSwap.SaleNotOpen.selector, 1, 2));
        _booksMatch();
    }

    function test_an_owner_may_buy_from_a_row_of_ones_own() public {
        _list(buyer, 20 * ONE);
        _buy(20 * ONE);
        assertEq(mv.balanceOf(buyer), 20 * ONE);
        assertEq(usdt.balanceOf(buyer), 10 * ONE);
        _booksMatch();
    }

    function test_refused_listings() public {
        uint256 least = swap.minimumListing();
        assertEq(least, 10 * ONE);
        _refuseListing(0, abi.encodeWithSelector(IProtocolFailures.AmountZero.selector, mv));
        _refuseListing(least - 1, abi.encodeWithSelector(ITokenSwap.ListingTooSmall.selector, least - 1, least));
        _refuseListing(2 ** 96, abi.encodeWithSelector(IProtocolFailures.FigureTooLarge.selector, 2 ** 96, 2 ** 96 - 1));
        _refuseListing(least, abi.encodeWithSelector(IProtocolFailures.BalanceTooLow.selector, mv, seller, 0, least));
        mv.transfer(seller, least);
        (bool ok,) = swap.previewListForSale(seller, least);
        assertTrue(ok, "all but the allowance");
        _reverts(
            address(swap),
            seller,
            abi.encodeCall(swap.listForSale, (least)),
            abi.encodeWithSelector(IProtocolFailures.AllowanceTooLow.selector, mv, seller, 0, least)
        );
    }

    function test_refused_take_outs() public {
        _list(seller, 20 * ONE);
        _refuseTakeOut(seller, 0, abi.encodeWithSelector(ITokenSwap.SaleUnknown.selector, 0));
        _refuseTakeOut(seller, 2, abi.encodeWithSelector(ITokenSwap.SaleUnknown.selector, 2));
        _refuseTakeOut(stranger, 1, abi.encodeWithSelector(ITokenSwap.NotSaleOwner.selector, 1, seller, stranger));
        (bool ok,) = swap.previewTakeOut(seller, 1);
        assertTrue(ok);
        _buy(20 * ONE);
        _refuseTakeOut(seller, 1, abi.encodeWithSelector(ITokenSwap.SaleNotOpen.selector, 1, 1));
    }

    function test_refused_purchases() public {
        vm.warp(1_800_000_000);
        uint64 late = 1_799_999_999;
        _refusePurchase(
            ONE, 0, ONE, late, abi.encodeWithSelector(IProtocolFailures.DeadlinePassed.selector, late, late + 1)
        );
        _refusePurchase(0, 0, ONE, NEVER, abi.encodeWithSelector(IProtocolFailures.AmountZero.selector, mv));
        _refusePurchase(ONE, 0, ONE, NEVER, abi.encodeWithSelector(ITokenSwap.FilledBelowMin.selector, 0, 0));
        _list(seller, 20 * ONE);
        _refusePurchase(
            30 * ONE,
            21 * ONE,
            15 * ONE,
            NEVER,
            abi.encodeWithSelector(ITokenSwap.FilledBelowMin.selector, 20 * ONE, 21 * ONE)
        );
        _refusePurchase(
            4 * ONE,
            0,
            2 * ONE - 1,
            NEVER,
            abi.encodeWithSelector(ITokenSwap.PaymentAboveMax.selector, 2 * ONE, 2 * ONE - 1)
        );
        _refusePurchase(
            4 * ONE,
            0,
            2 * ONE,
            NEVER,
            abi.encodeWithSelector(IProtocolFailures.BalanceTooLow.selector, usdt, buyer, 0, 2 * ONE)
        );
        usdt.transfer(buyer, 2 * ONE);
        (bool ok,) = swap.previewBuyMv(buyer, 4 * ONE, 4 * ONE, 2 * ONE, NEVER);
        assertTrue(ok);
        _reverts(
            address(swap),
            buyer,
            abi.encodeCall(swap.buyMv, (4 * ONE, 0, 2 * ONE, NEVER)),
            abi.encodeWithSelector(IProtocolFailures.AllowanceTooLow.selector, usdt, buyer, 0, 2 * ONE)
        );
    }

    function test_refused_pick_ups() public {
        _refusePickUp(address(0), abi.encodeWithSelector(IProtocolFailures.AddressZero.selector, bytes32("to")));
        _refusePickUp(seller, abi.encodeWithSelector(ITokenSwap.NothingToWithdraw.selector, seller));
    }

    function test_refused_reads() public {
        bytes memory tooLarge = abi.encodeWithSelector(IProtocolFailures.PageTooLarge.selector, 101, 100);
        vm.expectRevert(tooLarge);
        swap.saleQueue(0, 101);
        vm.expectRevert(tooLarge);
        swap.salesOf(seller, 0, 101);
        vm.expectRevert(abi.encodeWithSelector(ITokenSwap.SaleUnknown.selector, 1));
        swap.positionOf(1);
        (ITokenSwap.SaleRow[] memory page, uint256 total) = swap.saleQueue(0, 100);
        assertEq(page.length + total, 0);
    }

    function _refuseListing(uint256 amount, bytes memory failure) private {
        _swapRefused(
            seller,
            abi.encodeCall(swap.listForSale, (amount)),
            abi.encodeCall(swap.previewListForSale, (seller, amount)),
            failure
        );
    }

    function _refuseTakeOut(address caller, uint256 saleId, bytes memory failure) private {
        _swapRefused(
            caller,
            abi.encodeCall(swap.takeOut, (saleId)),
            abi.encodeCall(swap.previewTakeOut, (caller, saleId)),
            failure
        );
    }

    function _refusePurchase(uint256 mvAmount, uint256 least, uint256 most, uint64 deadline, bytes memory failure)
        private
    {
        _swapRefused(
            buyer,
            abi.encodeCall(swap.buyMv, (mvAmount, least, most, deadline)),
            abi.encodeCall(swap.previewBuyMv, (buyer, mvAmount, least, most, deadline)),
            failure
        );
    }

    function _refusePickUp(address to, bytes memory failure) private {
        _swapRefused(
            seller,
            abi.encodeCall(swap.withdrawProceeds, (to)),
            abi.encodeCall(swap.previewWithdrawProceeds, (seller, to)),
            failure
        );
    }
}
