// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {HashrateMain} from "../src/main/HashrateMain.sol";
import {MemberRegistry} from "../src/members/MemberRegistry.sol";
import {Deployment} from "./Deployment.sol";

/// @title Gas of each write, compared with the committed snapshot
/// forge-config: default.isolate = true
contract GasTest is Deployment {
    string private constant GROUP = "HashrateMain";
    string private constant REGISTRY = "MemberRegistry";

    function _measure(address account, uint256 power) private returns (uint256) {
        uint256 payment = _equip(main, account, x, power);
        vm.prank(account);
        main.synthesise(address(x), power, payment, NEVER);
        return vm.lastCallGas().gasTotalUsed;
    }

    function test_gas_of_members() public {
        vm.prank(stranger);
        main.register(member);
        vm.snapshotGasLastCall(GROUP, "register");
        vm.prank(stranger);
        main.changeSettler(founder);
        vm.snapshotGasLastCall(GROUP, "changeSettler");
    }

    function test_gas_of_synthesis() public {
        _measure(member, 100);
        vm.snapshotGasLastCall(GROUP, "synthesise, the first of all");
        vm.warp(block.timestamp + 1);
        _measure(member, 100);
        vm.snapshotGasLastCall(GROUP, "synthesise, one more");
        vm.warp(block.timestamp + 1 days);
        _measure(member, 100);
        vm.snapshotGasLastCall(GROUP, "synthesise, both pools settled on the way");
        uint256 payment = _equip(main, member, acb, 40);
        vm.prank(member);
        main.synthesise(address(acb), 40, payment, NEVER);
        vm.snapshotGasLastCall(GROUP, "synthesise, paid in ACB");
    }

    function test_gas_of_revenue() public {
        _measure(member, 100);
        vm.warp(block.timestamp + 600);
        vm.prank(member);
        main.claim(1);
        vm.snapshotGasLastCall(GROUP, "claim, machine revenue");
        vm.prank(referrer);
        main.claim(31);
        vm.snapshotGasLastCall(GROUP, "claim, all kinds");
        vm.prank(tokenSwap);
        main.spendReward(referrer, ONE, ONE / 10, referrer);
        vm.snapshotGasLastCall(GROUP, "spendReward");
        main.settleLuckyPool();
        vm.snapshotGasLastCall(GROUP, "settleLuckyPool");
        vm.warp(block.timestamp + 1 days);
        main.settleMaxPowerPool();
        vm.snapshotGasLastCall(GROUP, "settleMaxPowerPool");
        acb.approve(address(main), ONE);
        main.fund(ONE);
        vm.snapshotGasLastCall(GROUP, "fund");
    }

    function test_gas_of_what_the_owner_does() public {
        MemberRegistry book = new MemberRegistry(founder);
        book.admitMain(address(main));
        vm.snapshotGasLastCall(GROUP, "admitMain");
        HashrateMain fresh = new HashrateMain(address(acb), address(book), treasury);
        fresh.connectTokenSwap(tokenSwap);
        vm.snapshotGasLastCall(GROUP, "connectTokenSwap");
        fresh.setTerms(address(x), true, 20, 40, ONE);
        vm.snapshotGasLastCall(GROUP, "setTerms, a new token");
        fresh.setTerms(address(x), false, 20, 40, ONE);
        vm.snapshotGasLastCall(GROUP, "setTerms, a known token");
    }

    function test_gas_of_the_registrys_writes() public {
        vm.startPrank(address(main));
        registry.register(stranger, member);
        vm.snapshotGasLastCall(REGISTRY, "register");
        registry.changeSettler(stranger, founder);
        vm.snapshotGasLastCall(REGISTRY, "changeSettler");
        registry.recordPerformance(stranger, 100);
        vm.snapshotGasLastCall(REGISTRY, "recordPerformance");
        vm.stopPrank();
    }
}
