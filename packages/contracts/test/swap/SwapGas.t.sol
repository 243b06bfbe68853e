// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {ITokenSwap} from "../../src/interfaces/ITokenSwap.sol";
import {SwapDeployment} from "./SwapDeployment.sol";
import {QueueSeeder} from "./QueueSeeder.sol";

/// @title Gas of each write of the token swap, compared with the committed snapshot, and that none grows with the queue
/// forge-config: default.isolate = true
contract SwapGasTest is SwapDeployment {
    string private constant GROUP = "TokenSwap";
    uint256 private constant ROW = 10 * ONE;
    /// So that the row listed next stands at the same place of its stretches of 16 and 256 as row 13.
    uint256 private constant MANY = 256 * 391;

    struct Costs {
        uint256 listing;
        uint256 purchase;
        uint256 takeOut;
    }

    /// Adds rows of the seller's by writing them as state, and the MV that backs them.
    function _fill(uint256 rows) private {
        bytes memory code = address(swap).code;
        vm.etch(address(swap), type(QueueSeeder).runtimeCode);
        for (uint256 left = rows; left > 0;) {
            uint256 part = left < 1_000 ? left : 1_000;
            QueueSeeder(address(swap)).fill(part, seller, uint120(ROW));
            left -= part;
        }
        vm.etch(address(swap), code);
        mv.transfer(address(swap), rows * ROW);
    }

    /// One listing, purchase of a whole row, and take-out, by accounts that held something before.
    function _costsOf(address account) private returns (Costs memory costs) {
        _give(mv, account, 2 * ROW);
        vm.prank(account);
        uint256 saleId = swap.listForSale(ROW);
        costs.listing = vm.lastCallGas().gasTotalUsed;
        vm.prank(buyer);
        swap.buyMv(ROW, ROW, ROW, NEVER);
        costs.purchase = vm.lastCallGas().gasTotalUsed;
        vm.prank(account);
        swap.takeOut(saleId);
        costs.takeOut = vm.lastCallGas().gasTotalUsed;
    }

    function test_gas_of_exchanges() public {
        _give(mv, member, 100 * ONE);
        _earn(member, 1000, 400);
        _exchange(member, mv, x, ONE);
        vm.snapshotGasLastCall(GROUP, "exchange, MV to X");
        _exchange(member, mv, acb, ONE);
        vm.snapshotGasLastCall(GROUP, "exchange, MV to ACB");
        _exchange(member, acb, acb, ONE);
        vm.snapshotGasLastCall(GROUP, "exchange, reward balance to ACB");
        _exchange(member, acb, acb, 5 * ONE);
        vm.snapshotGasLastCall(GROUP, "exchange, reward balance of both mains to ACB");
        x.approve(address(swap), ONE);
        swap.fundStock(address(x), ONE);
        vm.snapshotGasLastCall(GROUP, "fundStock");
    }

    function test_gas_of_the_queue() public {
        _list(seller, ROW);
        vm.snapshotGasLastCall(GROUP, "listForSale, the first of all");
        _list(seller, ROW);
        vm.snapshotGasLastCall(GROUP, "listForSale, one more");
        _takeOut(seller, 1);
        vm.snapshotGasLastCall(GROUP, "takeOut");
        for (uint256 i; i < 50; ++i) {
            _list(otherSeller, ROW);
        }
        _buy(ONE);
        vm.snapshotGasLastCall(GROUP, "buyMv, a part of one row");
        _buy(50 * ROW - ONE);
        vm.snapshotGasLastCall(GROUP, "buyMv, fifty rows");
    }

    function test_gas_does_not_grow_with_the_queue() public {
        _fill(12);
        _give(usdt, buyer, 100 * ROW);
        usdt.transfer(seller, 1);
        mv.transfer(buyer, 1);
        // The first purchase of all writes words that were empty.
        vm.prank(buyer);
        swap.buyMv(ROW, 0, ROW, NEVER);
        Costs memory few = _costsOf(makeAddr("early"));
        uint256 fewPage = _pageCost(2);
        _fill(MANY - 1);
        Costs memory many = _costsOf(makeAddr("late"));
        (, uint256 rows) = swap.queueTotal();
        assertGt(rows, 100_000);
        assertApproxEqAbs(many.listing, few.listing, 1_000, "a listing");
        assertApproxEqAbs(many.purchase, few.purchase, 1_000, "a purchase");
        assertApproxEqAbs(many.takeOut, few.takeOut, 1_000, "a take-out");
        // At most fifteen words more on each of six levels.
        assertLt(_pageCost(99_990), fewPage + 6 * 15 * 3_000, "a page costs its rows");
    }

    function _pageCost(uint256 offset) private view returns (uint256 cost) {
        uint256 before = gasleft();
        (ITokenSwap.SaleRow[] memory page,) = swap.saleQueue(offset, 8);
        cost = before - gasleft();
        assertEq(page.length, 8);
        assertEq(page[7].index, offset + 8);
        assertEq(page[7].total, (offset + 8) * ROW);
    }
}
