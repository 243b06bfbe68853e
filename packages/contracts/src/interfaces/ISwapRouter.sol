// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @title The part of a Uniswap-V2-style router that the product calls
/// @notice Amounts are base units of the tokens along `path`; `deadline` is unix seconds.
interface ISwapRouter {
    /// @notice The factory whose pairs are traded on.
    function factory() external view returns (address);

    /// @notice The wrapped native coin.
    function WETH() external view returns (address);

    /// @notice What `amountIn` base units of the first token of `path` give of each further one, in base units.
    function getAmountsOut(uint256 amountIn, address[] calldata path) external view returns (uint256[] memory amounts);

    /// @notice What of each token of `path` is needed for `amountOut` base units of the last one, in base units.
    function getAmountsIn(uint256 amountOut, address[] calldata path) external view returns (uint256[] memory amounts);

    /// @notice Trades `amountIn` base units of the first token of `path` for at least `amountOutMin` of the last one, which go
    ///   to `to`; `deadline` is the last second (unix) at which this may be mined. Gives the base units of each token.
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
    /// @notice The pair of two tokens, in either order; zero where there is none.
    function getPair(address tokenA, address tokenB) external view returns (address pair);
}

/// @title The part of a Uniswap-V2-style pair that the product reads
interface ISwapPair {
    /// @notice The token of the pair with the lower address.
    function token0() external view returns (address);

    /// @notice The token of the pair with the higher address.
    function token1() external view returns (address);

    /// @notice Base units of both tokens that the pair trades with, and the time of their last change, unix seconds.
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast);
}
