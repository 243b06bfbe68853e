// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {SaleQueue} from "../../src/swap/SaleQueue.sol";

/// @title The sale queue against a plain list that is walked from the front
contract SaleQueueModelTest is Test {
    using SaleQueue for SaleQueue.Queue;
    using SaleQueue for SaleQueue.Row;

    SaleQueue.Queue private queue;
    /// What each row has left, by sale id; the queue's order is that of the ids.
    uint256[] private left;

    function setUp() public {
        left.push(0);
    }

    /// forge-config: default.fuzz.runs = 24
    /// forge-config: deep.fuzz.runs = 240
    function testFuzz_places_are_those_of_a_plain_list(uint256 seed) public {
        // Enough rows for three levels of sums.
        uint256 rows = 260 + seed % 60;
        for (uint256 i; i < rows; ++i) {
            _append(1 + uint256(keccak256(abi.encode(seed, i))) % 1_000);
            if (i % 3 == 0) _act(uint256(keccak256(abi.encode(seed, i, "act"))));
        }
        _compare();
        for (uint256 i; i < 60; ++i) {
            _act(uint256(keccak256(abi.encode(seed, i, "end"))));
        }
        _compare();
    }

    function test_an_empty_queue_starts_anew() public {
        _append(5);
        _sell(5);
        assertEq(queue.first, 0);
        assertEq(queue.last, 0);
        _append(7);
        _append(8);
        queue.remove(2);
        left[2] = 0;
        _compare();
        queue.remove(3);
        left[3] = 0;
        assertEq(queue.unsold, 0);
        _append(9);
        _compare();
    }

    function _append(uint256 amount) private {
        assertEq(queue.append(address(this), uint120(amount)), left.length);
        left.push(amount);
    }

    function _sell(uint256 amount) private {
        uint256 first = queue.first;
        if (amount > left[first]) amount = left[first];
        queue.sellFirst(uint120(amount), 1);
        left[first] -= amount;
    }

    /// Takes any row out, or sells some or all of the first.
    function _act(uint256 seed) private {
        if (queue.live == 0) return;
        if (seed % 2 == 0) return _sell(1 + (seed >> 8) % 1_200);
        uint256 saleId = 1 + (seed >> 8) % (left.length - 1);
        if (left[saleId] == 0) return;
        assertEq(queue.remove(saleId), left[saleId], "gives back what is left");
        left[saleId] = 0;
    }

    function _compare() private view {
        uint256 index;
        uint256 ahead;
        for (uint256 saleId = 1; saleId < left.length; ++saleId) {
            assertEq(queue.rows[saleId].isLive(), left[saleId] > 0);
            if (left[saleId] == 0) continue;
            index += 1;
            (uint256 number, uint256 before) = queue.placeOf(saleId);
            assertEq(number, index, "the row's number");
            assertEq(before, ahead, "what sells before it");
            (uint256 found, uint256 beforeFound) = queue.rowAt(index);
            assertEq(found, saleId, "the row with this number");
            assertEq(beforeFound, ahead);
            ahead += left[saleId];
        }
        assertEq(queue.live, index);
        assertEq(queue.unsold, ahead);
        _walk(index);
    }

    /// The links pass over the live rows only, in the order of their ids, in both directions.
    function _walk(uint256 rows) private view {
        uint256 before;
        uint256 saleId = queue.first;
        for (; rows > 0; --rows) {
            assertGt(saleId, before);
            assertGt(left[saleId], 0);
            assertEq(queue.rows[saleId].before, before);
            before = saleId;
            saleId = queue.rows[saleId].behind;
        }
        assertEq(saleId, 0);
        assertEq(queue.last, before);
    }
}
