// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @title The part of a Uniswap-V2-style router that the product calls
/// @notice Amounts are base units of the tokens along `path`; `deadline` is unix seconds.
interface ISwapRouter {
    function factory() external view returns (address);

    function WETH() external view returns (address);

    function getAmountsOut(uint256 amountIn, address[] calldata path) external view returns (uint256[] memory amounts);

    function getAmountsIn(uint256 amountOut, address[] calldata path) external view returns (uint256[] memory amounts);

    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);
}

/// @title The part of a Uniswap-V2-style factory that the product reads
interface ISwapFactory {
    function getPair(address tokenA, address tokenB) external view returns (address pair);
}

/// @title The part of a Uniswap-V2-style pair that the product reads
interface ISwapPair {
    function token0() external view returns (address);

    function token1() external view returns (address);

    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast);
}
