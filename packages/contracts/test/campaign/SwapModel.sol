// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {ITokenSwap} from "../../src/interfaces/ITokenSwap.sol";
import {ChoosyToken} from "./ChoosyToken.sol";
import {ProtocolActors} from "./ProtocolActors.sol";

/// @title What the handlers remember of the token swap: a plain list of rows, and running sums of what went in and out
abstract contract SwapModel is ProtocolActors {
    struct Row {
        address owner;
        uint256 deposit;
        uint256 left;
        uint256 proceeds;
        bool takenOut;
    }

    struct Flow {
        uint256 taken;
        uint256 given;
        uint256 donated;
    }

    /// By sale id less one; the queue's order.
    Row[] internal rows;
    /// No row before this place has anything left.
    uint256 private front;
    uint256 internal unsold;
    uint256 internal live;
    mapping(address token => Flow) internal flows;
    mapping(address account => uint256) internal kept;
    uint256 internal keptSum;
    uint256 internal mvToTreasury;

    /// Sells from the front as a purchase must, and books what each seller gets.
    function _fillFromFront(uint256 amount) internal returns (uint256 filled, uint256 payment, uint256 filledRows) {
        for (uint256 place = _front(); place < rows.length && filled < amount && filledRows < 50; ++place) {
            Row storage row = rows[place];
            if (row.left == 0) continue;
            uint256 part = row.left < amount - filled ? row.left : amount - filled;
            uint256 price = (part + 1) / 2;
            row.left -= part;
            row.proceeds += price;
            if (row.left == 0) live -= 1;
            if (usdt.manners(row.owner) == ChoosyToken.Manner.Pays) {
                flows[address(usdt)].given += price;
            } else {
                kept[row.owner] += price;
                keptSum += price;
            }
            filled += part;
            payment += price;
            filledRows += 1;
        }
        unsold -= filled;
    }

    function _front() private returns (uint256) {
        while (front < rows.length && rows[front].left == 0) front += 1;
        return front;
    }

    /// The queue's first row is the model's.
    function _checkFront() internal {
        (ITokenSwap.SaleRow[] memory page,) = swap.saleQueue(0, 1);
        uint256 place = _front();
        assertEq(page.length, place < rows.length ? 1 : 0);
        if (page.length == 0) return;
        assertEq(page[0].saleId, place + 1, "the oldest row sells next");
        assertEq(page[0].remaining, rows[place].left);
    }

    /// Rules 1, 2 and the sums of rule 4 for the token swap, after every call.
    function checkSwap() external view {
        address[4] memory tokens = [address(mv), address(x), address(wxb), address(usdt)];
        for (uint256 i; i < tokens.length; ++i) {
            ITokenSwap.SwapObligations memory books = swap.obligations(tokens[i]);
            Flow storage flow = flows[tokens[i]];
            assertGe(books.held, books.stock + books.deposits + books.proceeds, "owes more than it holds");
            assertEq(
                books.held, books.stock + books.deposits + books.proceeds + flow.donated, "holds what is on no book"
            );
            assertEq(books.held + flow.given, flow.taken + flow.donated, "a token was lost");
            assertEq(books.deposits, i == 0 ? unsold : 0, "deposits are what rows have left");
            assertEq(books.proceeds, i == 3 ? keptSum : 0, "kept money");
        }
        (uint256 amount, uint256 liveRows) = swap.queueTotal();
        assertEq(amount, unsold, "the queue's total");
        assertEq(liveRows, live, "the queue's rows");
        assertEq(mv.balanceOf(treasury), mvToTreasury, "MV to the treasury");
        assertEq(acb.balanceOf(address(swap)), 0, "ACB passes by");
    }

    /// Rule 4 row by row: numbers, totals and states against the plain list, at the end of a run.
    function checkQueue() external view {
        uint256 index;
        uint256 ahead;
        for (uint256 place; place < rows.length; ++place) {
            Row storage row = rows[place];
            (uint256 number, uint256 before) = swap.positionOf(place + 1);
            assertEq(number, row.left > 0 ? index + 1 : 0, "a row's number");
            assertEq(before, row.left > 0 ? ahead : 0, "what sells before a row");
            if (row.left > 0) {
                (ITokenSwap.SaleRow[] memory page,) = swap.saleQueue(index, 1);
                _checkRow(page[0], place);
                assertEq(page[0].total, ahead + row.left, "totals are the sum of the rows");
                index += 1;
                ahead += row.left;
            }
        }
        for (uint256 i; i < ACTORS; ++i) {
            _checkSalesOf(actors[i]);
            assertEq(swap.proceedsOf(actors[i]), kept[actors[i]], "kept money of an account");
        }
    }

    function _checkSalesOf(address owner) private view {
        (ITokenSwap.SaleRow[] memory page, uint256 total) = swap.salesOf(owner, 0, 100);
        assertEq(page.length, total);
        uint256 next;
        for (uint256 place = rows.length; place > 0; --place) {
            if (rows[place - 1].owner != owner) continue;
            _checkRow(page[next], place - 1);
            next += 1;
        }
        assertEq(next, total, "all rows of an owner");
    }

    function _checkRow(ITokenSwap.SaleRow memory told, uint256 place) private view {
        Row storage row = rows[place];
        assertEq(told.saleId, place + 1);
        assertEq(told.owner, row.owner);
        assertEq(told.deposit, row.deposit);
        assertEq(told.remaining, row.left);
        assertEq(told.proceeds, row.proceeds);
        ITokenSwap.SaleState state = ITokenSwap.SaleState.OnSale;
        if (row.takenOut) state = ITokenSwap.SaleState.TakenOut;
        else if (row.left == 0) state = ITokenSwap.SaleState.SoldOut;
        assertEq(uint8(told.state), uint8(state));
    }
}
