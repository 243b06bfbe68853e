// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {IMulticall3} from "../src/interfaces/IMulticall3.sol";
import {Multicall3} from "../src/multicall/Multicall3.sol";

contract Multicall3Test is Test {
    Multicall3 private many = new Multicall3();

    /// A target that fails, with its reason.
    function fail(uint256 code) external pure {
        require(code == 0, "failed");
    }

    function _three(bool allowFailure) private view returns (IMulticall3.Call3[] memory calls) {
        calls = new IMulticall3.Call3[](3);
        bytes memory time = abi.encodeCall(IMulticall3.getCurrentBlockTimestamp, ());
        calls[0] = IMulticall3.Call3(address(many), false, time);
        calls[1] = IMulticall3.Call3(address(this), allowFailure, abi.encodeCall(this.fail, (1)));
        calls[2] = IMulticall3.Call3(address(many), false, abi.encodeCall(IMulticall3.getBlockNumber, ()));
    }

    function _plain() private view returns (IMulticall3.Call[] memory calls) {
        calls = new IMulticall3.Call[](2);
        calls[0] = IMulticall3.Call(address(this), abi.encodeCall(this.fail, (0)));
        calls[1] = IMulticall3.Call(address(this), abi.encodeCall(this.fail, (1)));
    }

    function test_results_stand_in_the_order_of_the_calls() public {
        IMulticall3.Result[] memory results = many.aggregate3(_three(true));
        assertEq(abi.decode(results[0].returnData, (uint256)), block.timestamp);
        assertFalse(results[1].success);
        assertEq(results[1].returnData, abi.encodeWithSignature("Error(string)", "failed"));
        assertEq(abi.decode(results[2].returnData, (uint256)), block.number);
    }

    function test_a_failure_that_is_not_allowed_is_passed_on() public {
        bytes memory reason = abi.encodeWithSignature("Error(string)", "failed");
        vm.expectRevert(abi.encodeWithSelector(IMulticall3.CallFailed.selector, 1, reason));
        many.aggregate3(_three(false));
        vm.expectRevert(abi.encodeWithSelector(IMulticall3.CallFailed.selector, 1, reason));
        many.tryAggregate(true, _plain());
        vm.expectRevert(abi.encodeWithSelector(IMulticall3.CallFailed.selector, 1, reason));
        many.blockAndAggregate(_plain());
    }

    function test_trying_all() public {
        IMulticall3.Result[] memory results = many.tryAggregate(false, _plain());
        assertTrue(results[0].success);
        assertFalse(results[1].success);
    }

    function test_the_block_is_told_with_the_results() public {
        IMulticall3.Call[] memory calls = new IMulticall3.Call[](1);
        calls[0] = _plain()[0];
        vm.roll(77);
        (uint256 number,, IMulticall3.Result[] memory results) = many.blockAndAggregate(calls);
        assertEq(number, 77);
        assertTrue(results[0].success);
        vm.deal(address(1), 5 ether);
        assertEq(many.getEthBalance(address(1)), 5 ether);
        assertEq(many.getChainId(), block.chainid);
    }
}
