// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @title Days of UTC as the chain counts them: unix seconds / 86,400
library UtcDay {
    uint256 internal constant SECONDS = 1 days;

    /// @notice Unix day of the block.
    function today() internal view returns (uint256) {
        return block.timestamp / SECONDS;
    }

    /// @notice The last 00:00 UTC, unix seconds; the block's own second when it is one.
    function lastMidnight() internal view returns (uint64) {
        return uint64(today() * SECONDS);
    }

    /// @notice The next 00:00 UTC, unix seconds.
    function nextMidnight() internal view returns (uint64) {
        return uint64((today() + 1) * SECONDS);
    }
}
