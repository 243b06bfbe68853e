// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IMemberRegistry} from "../../src/interfaces/IMemberRegistry.sol";

/// @title Stands in for an account's code while a test repeats one of its calls, each a genuine call by that account
contract Repeater {
    /// @notice Makes the same call `times` times; reverts with the first failure.
    function repeat(address target, bytes calldata data, uint256 times) external {
        for (uint256 i; i < times; ++i) {
            (bool done, bytes memory reason) = target.call(data);
            if (!done) {
                assembly {
                    revert(add(reason, 32), mload(reason))
                }
            }
        }
    }

    /// @notice Registers `count` accounts under `referrer`, the first with the address `first`, as a main would.
    function registerMany(address registry, uint160 first, uint256 count, address referrer) external {
        for (uint160 i; i < count; ++i) {
            IMemberRegistry(registry).register(address(first + i), referrer);
        }
    }
}
