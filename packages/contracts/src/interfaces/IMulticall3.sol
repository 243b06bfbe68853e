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

    /// @notice Makes the calls in their order and gives each result; reverts with CallFailed for one that may not fail.
    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory returnData);

    /// @notice Makes the calls in their order; any may fail unless `requireSuccess`.
    function tryAggregate(bool requireSuccess, Call[] calldata calls)
        external
        payable
        returns (Result[] memory returnData);

    /// @notice Makes the calls in their order, none of which may fail, and tells the number and the hash of the block.
    function blockAndAggregate(Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes32 blockHash, Result[] memory returnData);

    /// @notice Number of the block.
    function getBlockNumber() external view returns (uint256 blockNumber);

    /// @notice Time of the block, unix seconds.
    function getCurrentBlockTimestamp() external view returns (uint256 timestamp);

    /// @notice The chain id.
    function getChainId() external view returns (uint256 chainid);

    /// @notice Native coins of `account`, in their base units (wei).
    function getEthBalance(address account) external view returns (uint256 balance);
}
