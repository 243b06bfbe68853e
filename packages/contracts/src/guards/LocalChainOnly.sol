// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IProtocolFailures} from "../interfaces/IProtocolFailures.sol";

/// @title Keeps the unaudited reference contracts off the public chains that the product is made for
abstract contract LocalChainOnly is IProtocolFailures {
    uint256 private constant BNB_CHAIN = 56;
    uint256 private constant BNB_CHAIN_TESTNET = 97;

    constructor() {
        if (block.chainid == BNB_CHAIN || block.chainid == BNB_CHAIN_TESTNET) revert ChainForbidden(block.chainid);
    }
}
