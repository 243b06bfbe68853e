// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {ISwapFactory, ISwapPair, ISwapRouter} from "../../src/interfaces/ISwapRouter.sol";
import {PairFactory} from "../../src/router/PairFactory.sol";
import {PairRouter} from "../../src/router/PairRouter.sol";
import {ProtocolToken} from "../../src/tokens/ProtocolToken.sol";

/// @title What both implementations can be asked for
interface IRouterUnderTest is ISwapRouter {
    function addLiquidity(
        address tokenA,
        address tokenB,
        uint256 amountADesired,
        uint256 amountBDesired,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountA, uint256 amountB, uint256 liquidity);
}

interface IPairUnderTest is ISwapPair {
    function totalSupply() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function mint(address to) external returns (uint256);
    function burn(address to) external returns (uint256, uint256);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
}

/// @title Our router and pairs against the real Uniswap V2 contracts, result by result on random calls
/// @notice Both sides own tokens of their own at the same amounts; after each call everything that can be read is equal.
contract RouterAgainstUniswapTest is Test {
    struct Side {
        IRouterUnderTest router;
        ISwapFactory factory;
        ProtocolToken[3] tokens;
    }

    uint256 private constant SUPPLY = type(uint128).max;
    string private constant CORE = "node_modules/@uniswap/v2-core/build/";
    string private constant PERIPHERY = "node_modules/@uniswap/v2-periphery/build/";

    /// Ours, then the real one.
    Side[2] private sides;
    address private receiver = makeAddr("receiver");

    function setUp() public {
        PairFactory factory = new PairFactory();
        sides[0].factory = factory;
        sides[0].router = IRouterUnderTest(address(new PairRouter(address(factory), address(1))));
        address real = _deploy(string.concat(CORE, "UniswapV2Factory.json"), abi.encode(address(this)));
        sides[1].factory = ISwapFactory(real);
        sides[1].router =
            IRouterUnderTest(_deploy(string.concat(PERIPHERY, "UniswapV2Router02.json"), abi.encode(real, address(1))));
        for (uint256 i; i < 2; ++i) {
            for (uint256 j; j < 3; ++j) {
                // Ascending addresses on both sides: the same token is token0.
                address place = address(uint160(0x10000 * (i + 1) + j));
                deployCodeTo("ProtocolToken.sol:ProtocolToken", abi.encode("T", "T", 18, SUPPLY, address(this)), place);
                sides[i].tokens[j] = ProtocolToken(place);
                sides[i].tokens[j].approve(address(sides[i].router), SUPPLY);
            }
        }
    }

    function _deploy(string memory artifact, bytes memory arguments) private returns (address deployed) {
        bytes memory code =
            bytes.concat(vm.parseBytes(vm.parseJsonString(vm.readFile(artifact), ".evm.bytecode.object")), arguments);
        assembly {
            deployed := create(0, add(code, 32), mload(code))
        }
        assertTrue(deployed != address(0), "deployed");
    }

    function testFuzz_every_result_is_the_same(uint256 seed) public {
        _deposit(seed, 0, 1);
        _deposit(seed >> 8, 1, 2);
        for (uint256 i; i < 12; ++i) {
            uint256 dice = uint256(keccak256(abi.encode(seed, i)));
            uint256 kind = dice % 8;
            dice >>= 8;
            if (kind == 0) _deposit(dice, dice % 2, dice % 2 + 1);
            else if (kind == 1) _withdraw(dice);
            else if (kind == 2) _swapDirectly(dice);
            else if (kind == 3) _askIn(dice);
            else _swapAlong(dice);
            _comparePair(0, 1);
            _comparePair(1, 2);
        }
    }

    function _deposit(uint256 seed, uint256 a, uint256 b) private {
        (uint256 amountA, uint256 amountB) = (_amount(seed), _amount(seed >> 16));
        (uint256 leastA, uint256 leastB) = seed % 7 == 0 ? (amountA / 2, amountB / 2) : (0, 0);
        bytes[2] memory writes;
        for (uint256 i; i < 2; ++i) {
            (address tokenA, address tokenB) = (address(sides[i].tokens[a]), address(sides[i].tokens[b]));
            writes[i] = abi.encodeCall(
                IRouterUnderTest.addLiquidity,
                (tokenA, tokenB, amountA, amountB, leastA, leastB, receiver, block.timestamp)
            );
        }
        _bothRouters(writes);
    }

    function _swapAlong(uint256 seed) private {
        uint256 amount = _amount(seed);
        uint256 least = seed % 5 == 0 ? amount : 0;
        uint256 deadline = seed % 11 == 0 ? block.timestamp - 1 : block.timestamp;
        bytes[2] memory writes;
        for (uint256 i; i < 2; ++i) {
            address[] memory path = _path(i, seed);
            writes[i] = abi.encodeCall(ISwapRouter.swapExactTokensForTokens, (amount, least, path, receiver, deadline));
        }
        _bothRouters(writes);
    }

    function _askIn(uint256 seed) private {
        bytes[2] memory calls;
        bytes[2] memory asks;
        for (uint256 i; i < 2; ++i) {
            calls[i] = abi.encodeCall(ISwapRouter.getAmountsIn, (_amount(seed), _path(i, seed)));
            asks[i] = abi.encodeCall(ISwapRouter.getAmountsOut, (_amount(seed), _path(i, seed)));
        }
        _bothRouters(calls);
        _bothRouters(asks);
    }

    /// At the edge of what the pair allows: one unit more than is paid for fails on both.
    function _swapDirectly(uint256 seed) private {
        uint256 amount = _amount(seed) % 1e24 + 1;
        bytes[2] memory swaps;
        if (address(_pair(0, 0, 1)) == address(0)) return;
        for (uint256 i; i < 2; ++i) {
            sides[i].tokens[0].transfer(address(_pair(i, 0, 1)), amount);
            (uint112 reserveIn, uint112 reserveOut,) = _pair(i, 0, 1).getReserves();
            uint256 out = amount * 997 * reserveOut / (uint256(reserveIn) * 1000 + amount * 997) + seed % 2;
            swaps[i] = abi.encodeCall(IPairUnderTest.swap, (0, out, receiver, ""));
        }
        _bothPairs(swaps);
    }

    function _withdraw(uint256 seed) private {
        bytes[2] memory burns;
        if (address(_pair(0, 0, 1)) == address(0)) return;
        for (uint256 i; i < 2; ++i) {
            uint256 shares = _pair(i, 0, 1).balanceOf(receiver) / (seed % 5 + 1);
            IPairUnderTest pair = _pair(i, 0, 1);
            vm.prank(receiver);
            pair.transfer(address(pair), shares);
            burns[i] = abi.encodeCall(IPairUnderTest.burn, (receiver));
        }
        _bothPairs(burns);
    }

    function _bothRouters(bytes[2] memory calls) private {
        (bool ours, bytes memory ourAnswer) = address(sides[0].router).call(calls[0]);
        (bool real, bytes memory realAnswer) = address(sides[1].router).call(calls[1]);
        _same(ours, ourAnswer, real, realAnswer);
    }

    function _bothPairs(bytes[2] memory calls) private {
        (bool ours, bytes memory ourAnswer) = address(_pair(0, 0, 1)).call(calls[0]);
        (bool real, bytes memory realAnswer) = address(_pair(1, 0, 1)).call(calls[1]);
        _same(ours, ourAnswer, real, realAnswer);
    }

    function _same(bool ours, bytes memory ourAnswer, bool real, bytes memory realAnswer) private pure {
        assertEq(ours, real, "one succeeded, the other did not");
        // Failures have names of their own on each side.
        if (ours) assertEq(ourAnswer, realAnswer, "the results differ");
    }

    function _comparePair(uint256 a, uint256 b) private view {
        (IPairUnderTest ours, IPairUnderTest real) = (_pair(0, a, b), _pair(1, a, b));
        assertEq(address(ours) == address(0), address(real) == address(0));
        if (address(ours) == address(0)) return;
        (uint112 our0, uint112 our1, uint32 ourTime) = ours.getReserves();
        (uint112 real0, uint112 real1, uint32 realTime) = real.getReserves();
        assertEq(our0, real0, "reserve 0");
        assertEq(our1, real1, "reserve 1");
        assertEq(ourTime, realTime, "time");
        assertEq(ours.totalSupply(), real.totalSupply(), "shares");
        assertEq(ours.balanceOf(receiver), real.balanceOf(receiver), "the receiver's shares");
        for (uint256 j; j < 3; ++j) {
            assertEq(sides[0].tokens[j].balanceOf(receiver), sides[1].tokens[j].balanceOf(receiver), "received");
            assertEq(sides[0].tokens[j].balanceOf(address(this)), sides[1].tokens[j].balanceOf(address(this)), "paid");
        }
    }

    function _pair(uint256 side, uint256 a, uint256 b) private view returns (IPairUnderTest) {
        Side storage of_ = sides[side];
        return IPairUnderTest(of_.factory.getPair(address(of_.tokens[a]), address(of_.tokens[b])));
    }

    /// One or two pairs, in either direction; sometimes a pair that doesn't exist.
    function _path(uint256 side, uint256 seed) private view returns (address[] memory path) {
        ProtocolToken[3] storage tokens = sides[side].tokens;
        uint256 shape = (seed >> 32) % 12;
        path = new address[](shape < 4 ? 3 : 2);
        if (shape < 2) (path[0], path[1], path[2]) = (address(tokens[0]), address(tokens[1]), address(tokens[2]));
        else if (shape < 4) (path[0], path[1], path[2]) = (address(tokens[2]), address(tokens[1]), address(tokens[0]));
        else if (shape < 8) (path[0], path[1]) = (address(tokens[0]), address(tokens[1]));
        else if (shape < 11) (path[0], path[1]) = (address(tokens[1]), address(tokens[0]));
        else (path[0], path[1]) = (address(tokens[0]), address(tokens[2]));
    }

    /// Over all magnitudes, from nothing to a large part of the supply.
    function _amount(uint256 seed) private pure returns (uint256) {
        uint256 random = uint256(keccak256(abi.encode(seed, "amount")));
        return (random >> 8) % (10 ** (random % 32));
    }
}
