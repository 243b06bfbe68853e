// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../../src/interfaces/IHashrateMain.sol";
import {ProtocolHandler} from "./ProtocolHandler.sol";

/// @title Sequences that chance alone seldom makes, since they need the right second or the right three accounts
contract EdgeHandler is ProtocolHandler {
    uint8 private constant ALL_KINDS = 31;
    uint256 private constant MACHINE_DAYS = 150;

    /// Claims, and again exactly 60 s later, or 61.
    function claimAgain(uint256 actorSeed, uint256 mainSeed, bool allowed) external {
        uint256 seed = _actorThatEarns(actorSeed, mainSeed % 2);
        this.claim(seed, ALL_KINDS, mainSeed);
        vm.warp(block.timestamp + (allowed ? 61 : 60));
        this.claim(seed, ALL_KINDS, mainSeed);
    }

    /// Three accounts try to settle with each other in a ring.
    function settleInARing(uint256 seed, uint256 mainSeed) external {
        uint256[3] memory ring = [seed % ACTORS, (seed >> 8) % ACTORS, (seed >> 16) % ACTORS];
        for (uint256 i; i < 3; ++i) {
            this.changeSettler(ring[i], ring[(i + 1) % 3], mainSeed);
        }
    }

    /// When every machine is out, each paid and owes exactly its cap: not a second more, and nothing less.
    function checkCapsWhenOut(uint256 index) external {
        vm.warp(block.timestamp + (MACHINE_DAYS + 1) * 1 days);
        for (uint256 i; i < ACTORS; ++i) {
            IHashrateMain.Revenue memory revenue = mains[index].revenueOf(actors[i]);
            uint256 earned = revenue.waiting[0] + revenue.received[0];
            assertEq(earned, ledgers[index].machineCaps[actors[i]], "a machine that is out earned its cap");
        }
    }

    function _actorThatEarns(uint256 seed, uint256 index) private view returns (uint256) {
        for (uint256 i; i < ACTORS; ++i) {
            uint256 next = (seed % ACTORS) + i;
            if (mains[index].powerAt(_actor(next), uint64(block.timestamp)) > 0) return next;
        }
        return seed;
    }
}
