// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../src/interfaces/IHashrateMain.sol";
import {Deployment} from "./Deployment.sol";

/// @title Gas of each write, compared with the committed snapshot, and that none grows with the lists behind it
/// forge-config: default.isolate = true
contract GasTest is Deployment {
    string private constant GROUP = "HashrateMain";

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

    /// A thousand machines or members later a synthesis, a claim and a registration cost what they did.
    function test_gas_does_not_grow_with_the_lists() public {
        for (uint256 i; i < 10; ++i) {
            _measure(member, 40);
        }
        vm.warp(block.timestamp + 1);
        uint256 few = _measure(member, 40);
        vm.prank(member);
        main.claim(1);
        uint256 fewClaim = vm.lastCallGas().gasTotalUsed;
        for (uint256 i; i < 1000; ++i) {
            if (i % 100 == 0) vm.warp(block.timestamp + 40 days);
            _measure(member, 40);
            _join(address(uint160(0x5000 + i)), member);
        }
        vm.warp(block.timestamp + 1);
        assertApproxEqAbs(_measure(member, 40), few, 1_000, "a synthesis");
        vm.prank(member);
        main.claim(1);
        // The binary search reads ten rows more; a claim on a new day writes that day's first word.
        assertApproxEqAbs(vm.lastCallGas().gasTotalUsed, fewClaim, 60_000, "a claim");
        uint256 before = gasleft();
        (IHashrateMain.Machine[] memory page, uint256 total) = main.machinesOf(member, 900, 10);
        assertLt(before - gasleft(), 200_000, "a page costs its rows");
        assertEq(total, 1012);
        assertEq(page.length, 10);
    }
}
