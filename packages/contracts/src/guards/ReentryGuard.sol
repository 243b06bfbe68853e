// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IProtocolFailures} from "../interfaces/IProtocolFailures.sol";

/// @title Refuses calls that come back in before the first one ended
/// @dev Transient storage: the lock costs little and can't outlive its transaction.
abstract contract ReentryGuard is IProtocolFailures {
    bool private transient locked;

    modifier nonReentrant() {
        _lock();
        _;
        locked = false;
    }

    function _lock() private {
        if (locked) revert Reentered(msg.sender);
        locked = true;
    }
}
