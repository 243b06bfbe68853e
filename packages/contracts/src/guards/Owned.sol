// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IProtocolFailures} from "../interfaces/IProtocolFailures.sol";

/// @title One account that connects the contracts and sets terms; it can't be changed and can't move funds
abstract contract Owned is IProtocolFailures {
    /// @notice The account that deployed the contract.
    address public immutable owner = msg.sender;

    modifier onlyOwner() {
        _checkCaller(owner);
        _;
    }

    function _checkCaller(address allowed) internal view {
        if (msg.sender != allowed) revert CallerNotAllowed(msg.sender);
    }
}
