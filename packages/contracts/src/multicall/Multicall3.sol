// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {LocalChainOnly} from "../guards/LocalChainOnly.sol";
import {IMulticall3} from "../interfaces/IMulticall3.sol";

/// @title Aggregates calls; set at the canonical address on chains that don't have it
contract Multicall3 is IMulticall3, LocalChainOnly {
    /// @inheritdoc IMulticall3
    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory returnData) {
        uint256 count = calls.length;
        returnData = new Result[](count);
        for (uint256 i; i < count; ++i) {
            Call3 calldata one = calls[i];
            returnData[i] = _callOne(i, one.target, one.callData, !one.allowFailure);
        }
    }

    /// @inheritdoc IMulticall3
    function tryAggregate(bool requireSuccess, Call[] calldata calls)
        external
        payable
        returns (Result[] memory returnData)
    {
        return _callAll(calls, requireSuccess);
    }

    /// @inheritdoc IMulticall3
    function blockAndAggregate(Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes32 blockHash, Result[] memory returnData)
    {
        blockNumber = block.number;
        // Zero by the EVM's rules: a block's own hash isn't known inside it. Callers expect the field.
        blockHash = blockhash(block.number);
        returnData = _callAll(calls, true);
    }

    /// @inheritdoc IMulticall3
    function getBlockNumber() external view returns (uint256 blockNumber) {
        return block.number;
    }

    /// @inheritdoc IMulticall3
    function getCurrentBlockTimestamp() external view returns (uint256 timestamp) {
        return block.timestamp;
    }

    /// @inheritdoc IMulticall3
    function getChainId() external view returns (uint256 chainid) {
        return block.chainid;
    }

    /// @inheritdoc IMulticall3
    function getEthBalance(address account) external view returns (uint256 balance) {
        return account.balance;
    }

    function _callAll(Call[] calldata calls, bool requireSuccess) private returns (Result[] memory returnData) {
        uint256 count = calls.length;
        returnData = new Result[](count);
        for (uint256 i; i < count; ++i) {
            returnData[i] = _callOne(i, calls[i].target, calls[i].callData, requireSuccess);
        }
    }

    function _callOne(uint256 index, address target, bytes calldata callData, bool mustSucceed)
        private
        returns (Result memory)
    {
        (bool success, bytes memory returned) = target.call(callData);
        if (mustSucceed && !success) revert CallFailed(index, returned);
        return Result(success, returned);
    }
}
