// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {ConstantProductPair} from "../../src/router/ConstantProductPair.sol";
import {PairFactory} from "../../src/router/PairFactory.sol";
import {PairRouter} from "../../src/router/PairRouter.sol";
import {ProtocolToken} from "../../src/tokens/ProtocolToken.sol";

/// @title Gas of each function of the local chains' router and pair, compared with the committed snapshot
/// forge-config: default.isolate = true
contract RouterGasTest is Test {
    uint256 private constant ONE = 1e18;
    string private constant ROUTER = "PairRouter";
    string private constant PAIR = "ConstantProductPair";

    PairFactory private factory;
    PairRouter private router;
    ConstantProductPair private pair;
    /// At fixed places: the order of their addresses decides a branch.
    ProtocolToken private low = ProtocolToken(address(0x10001));
    ProtocolToken private high = ProtocolToken(address(0x10002));
    address[] private path;

    function setUp() public {
        factory = new PairFactory();
        router = new PairRouter(address(factory), address(1));
        for (uint160 i = 1; i <= 2; ++i) {
            address place = address(0x10000 + i);
            deployCodeTo("ProtocolToken.sol:ProtocolToken", abi.encode("T", "T", 18, 1e30, address(this)), place);
            ProtocolToken(place).approve(address(router), type(uint256).max);
            path.push(place);
        }
    }

    function _deposit() private {
        router.addLiquidity(address(low), address(high), 1_000 * ONE, 2_000 * ONE, 0, 0, address(this), block.timestamp);
    }

    function test_gas_of_the_router() public {
        _deposit();
        vm.snapshotGasLastCall(ROUTER, "addLiquidity, with a new pair");
        _deposit();
        vm.snapshotGasLastCall(ROUTER, "addLiquidity");
        router.swapExactTokensForTokens(ONE, 0, path, address(this), block.timestamp);
        vm.snapshotGasLastCall(ROUTER, "swapExactTokensForTokens");
        router.getAmountsOut(ONE, path);
        vm.snapshotGasLastCall(ROUTER, "getAmountsOut");
        router.getAmountsIn(ONE, path);
        vm.snapshotGasLastCall(ROUTER, "getAmountsIn");
        router.factory();
        vm.snapshotGasLastCall(ROUTER, "factory");
        router.WETH();
        vm.snapshotGasLastCall(ROUTER, "WETH");
    }

    function test_gas_of_the_pair() public {
        factory.createPair(address(low), address(high));
        vm.snapshotGasLastCall(PAIR, "createPair");
        pair = ConstantProductPair(factory.getPair(address(low), address(high)));
        vm.snapshotGasLastCall(PAIR, "getPair");
        _deposit();
        low.transfer(address(pair), 1_000 * ONE);
        high.transfer(address(pair), 2_000 * ONE);
        pair.mint(address(this));
        vm.snapshotGasLastCall(PAIR, "mint");
        low.transfer(address(pair), ONE);
        pair.swap(0, ONE, address(this), "");
        vm.snapshotGasLastCall(PAIR, "swap");
        pair.transfer(address(pair), 100 * ONE);
        pair.burn(address(this));
        vm.snapshotGasLastCall(PAIR, "burn");
        pair.token0();
        vm.snapshotGasLastCall(PAIR, "token0");
        pair.token1();
        vm.snapshotGasLastCall(PAIR, "token1");
        pair.getReserves();
        vm.snapshotGasLastCall(PAIR, "getReserves");
    }
}
