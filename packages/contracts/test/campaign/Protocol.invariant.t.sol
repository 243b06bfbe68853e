// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {ProtocolHandler} from "./ProtocolHandler.sol";

/// @title One campaign for the protocol's rules: solvency, conservation, no circles, claims and caps
/// @notice The checks after every call read running sums only; sums over all actors are made once a run.
contract ProtocolInvariantTest is Test {
    ProtocolHandler private handler;

    function setUp() public {
        handler = new ProtocolHandler();
        bytes4[] memory selectors = new bytes4[](13);
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
        targetContract(address(handler));
        targetSelector(FuzzSelector(address(handler), selectors));
    }

    function invariant_rules_hold() public view {
        for (uint256 i; i < 2; ++i) {
            handler.checkSolvent(i);
            handler.checkNothingLost(i);
        }
        handler.checkSupply();
    }

    function afterInvariant() public view {
        handler.checkSums(0);
        handler.checkSums(1);
        handler.checkTeams();
    }
}
