// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {EdgeHandler} from "./EdgeHandler.sol";

/// @title One campaign for the protocol's rules: solvency, conservation, no circles, the queue, claims and caps
/// @notice The checks after every call read running sums only; sums over all actors are made once a run.
contract ProtocolInvariantTest is Test {
    EdgeHandler private handler;

    function setUp() public {
        handler = new EdgeHandler();
        bytes4[] memory selectors = new bytes4[](26);
        // Repeated selectors are called more often.
        selectors[0] = handler.register.selector;
        selectors[1] = handler.changeSettler.selector;
        selectors[2] = handler.synthesise.selector;
        selectors[3] = handler.synthesise.selector;
        selectors[4] = handler.claim.selector;
        selectors[5] = handler.claim.selector;
        selectors[6] = handler.settlePools.selector;
        selectors[7] = handler.fund.selector;
        selectors[8] = handler.donate.selector;
        selectors[9] = handler.spendReward.selector;
        selectors[10] = handler.spendWithoutRight.selector;
        selectors[11] = handler.ownerCalls.selector;
        selectors[12] = handler.passTime.selector;
        selectors[13] = handler.listForSale.selector;
        selectors[14] = handler.listForSale.selector;
        selectors[15] = handler.listForSale.selector;
        selectors[16] = handler.takeOut.selector;
        selectors[17] = handler.buyMv.selector;
        selectors[18] = handler.buyMv.selector;
        selectors[19] = handler.exchange.selector;
        selectors[20] = handler.exchange.selector;
        selectors[21] = handler.withdrawProceeds.selector;
        selectors[22] = handler.changeManners.selector;
        selectors[23] = handler.stockAndDonate.selector;
        selectors[24] = handler.claimAgain.selector;
        selectors[25] = handler.settleInARing.selector;
        targetContract(address(handler));
        targetSelector(FuzzSelector(address(handler), selectors));
    }

    function invariant_rules_hold() public view {
        for (uint256 i; i < 2; ++i) {
            handler.checkSolvent(i);
            handler.checkNothingLost(i);
        }
        handler.checkSupply();
        handler.checkSwap();
    }

    function afterInvariant() public {
        handler.checkSums(0);
        handler.checkSums(1);
        handler.checkTeams();
        handler.checkQueue();
        handler.checkCapsWhenOut(0);
        handler.checkCapsWhenOut(1);
    }
}
