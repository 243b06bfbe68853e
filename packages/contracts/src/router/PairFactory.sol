// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {LocalChainOnly} from "../guards/LocalChainOnly.sol";
import {ISwapFactory} from "../interfaces/ISwapRouter.sol";
import {ConstantProductPair} from "./ConstantProductPair.sol";

/// @title Makes one pair for two tokens and knows them all
contract PairFactory is ISwapFactory, LocalChainOnly {
    /// The pair of two tokens was made; `token0` is the lower address.
    event PairCreated(address indexed token0, address indexed token1, address pair);

    /// The two tokens have this pair already.
    error PairExists(address pair);
    /// A pair needs two tokens.
    error TokensEqual(address token);

    /// @inheritdoc ISwapFactory
    mapping(address tokenA => mapping(address tokenB => address)) public getPair;

    /// @notice Makes the pair of two tokens, in either order; anybody may.
    function createPair(address tokenA, address tokenB) external returns (address pair) {
        if (tokenA == tokenB) revert TokensEqual(tokenA);
        (address token0, address token1) = tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
        if (token0 == address(0)) revert AddressZero("token");
        pair = getPair[token0][token1];
        if (pair != address(0)) revert PairExists(pair);
        pair = address(new ConstantProductPair(token0, token1));
        getPair[token0][token1] = pair;
        getPair[token1][token0] = pair;
        emit PairCreated(token0, token1, pair);
    }
}
