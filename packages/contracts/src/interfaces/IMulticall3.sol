// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @title Many reads in one request, by the interface that is deployed at one address on all public chains
interface IMulticall3 {
    struct Call {
        address target;
        bytes callData;
    }

    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    /// The call with this index failed, and wasn't allowed to; `returnData` is what it reverted with.
    error CallFailed(uint256 index, bytes returnData);

    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory returnData);

    function tryAggregate(bool requireSuccess, Call[] calldata calls)
        external
        payable
        returns (Result[] memory returnData);

    function blockAndAggregate(Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes32 blockHash, Result[] memory returnData);

    function getBlockNumber() external view returns (uint256 blockNumber);

    function getCurrentBlockTimestamp() external view returns (uint256 timestamp);

    function getChainId() external view returns (uint256 chainid);

    function getEthBalance(address account) external view returns (uint256 balance);
}
