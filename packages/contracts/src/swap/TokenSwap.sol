// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {FixedRates} from "./FixedRates.sol";
import {MvSale} from "./MvSale.sol";
import {SwapBooks} from "./SwapBooks.sol";

/// @title Reference implementation of the token swap: fixed rates and the MV sale queue
/// @notice A demonstration for local chains, unaudited. It has no owner and no function that changes a figure.
contract TokenSwap is FixedRates, MvSale {
    struct Wiring {
        address mv;
        address acb;
        address x;
        address wxb;
        address stableCoin;
        /// Where MV goes that releases reward balance.
        address treasury;
        /// Whose reward balances are spent, in that order: the second main before the first. Their owner connects
        /// each of them to this contract afterwards.
        address[] mains;
    }

    constructor(Wiring memory wiring)
        SwapBooks(wiring.mv, wiring.stableCoin, wiring.treasury)
        FixedRates(wiring.acb, wiring.x, wiring.wxb, wiring.mains)
    {}
}
