// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IProtocolFailures} from "../interfaces/IProtocolFailures.sol";

/// @title How many rows a page has
library PageBounds {
    /// Most rows of one page.
    uint256 internal constant MOST_ROWS = 100;

    /// @notice Rows of the page at `offset` of a list with `total` rows. Reverts with PageTooLarge.
    function rows(uint256 offset, uint256 limit, uint256 total) internal pure returns (uint256) {
        check(limit);
        if (offset >= total) return 0;
        uint256 left = total - offset;
        return left < limit ? left : limit;
    }

    /// @notice Reverts when a history was asked for of too many days, or of days that no block can be of.
    function checkDays(uint256 firstDay, uint256 dayCount) internal pure {
        check(dayCount);
        if (firstDay > type(uint64).max) revert IProtocolFailures.FigureTooLarge(firstDay, type(uint64).max);
    }

    /// @notice Reverts with PageTooLarge when `limit` is more than a page may have.
    function check(uint256 limit) internal pure {
        if (limit > MOST_ROWS) revert IProtocolFailures.PageTooLarge(limit, MOST_ROWS);
    }
}
