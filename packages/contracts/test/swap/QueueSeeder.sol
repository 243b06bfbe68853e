// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {SaleQueue} from "../../src/swap/SaleQueue.sol";

/// @title Stands in for the token swap's code while a test fills its queue, by the same function as listings do
contract QueueSeeder {
    using SaleQueue for SaleQueue.Queue;

    /// Where the token swap keeps its queue: generated/layout/TokenSwap.json.
    uint256 private constant QUEUE_SLOT = 5;

    /// @notice Adds `rows` rows of `amount` each, without taking MV for them.
    function fill(uint256 rows, address owner, uint120 amount) external {
        SaleQueue.Queue storage queue;
        assembly {
            queue.slot := QUEUE_SLOT
        }
        for (uint256 i; i < rows; ++i) {
            queue.append(owner, amount);
        }
    }
}
