// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {IProtocolFailures} from "../../src/interfaces/IProtocolFailures.sol";
import {ConstantProductPair} from "../../src/router/ConstantProductPair.sol";
import {PairFactory} from "../../src/router/PairFactory.sol";
import {PairRouter} from "../../src/router/PairRouter.sol";
import {FeeOnTransferToken} from "../../src/tokens/BadMannersTokens.sol";
import {ProtocolToken} from "../../src/tokens/ProtocolToken.sol";

/// @title The pair and its router by their failures; their results are held against the real ones
contract PairRouterTest is Test {
    uint256 private constant ONE = 1e18;

    PairFactory private factory;
    PairRouter private router;
    ProtocolToken private acb;
    ProtocolToken private usdt;
    ConstantProductPair private pair;
    address[] private path;

    function setUp() public {
        factory = new PairFactory();
        router = new PairRouter(address(factory), address(1));
        acb = new ProtocolToken("ACB", "ACB", 18, 2 ** 128, address(this));
        usdt = new ProtocolToken("USDT", "USDT", 18, 2 ** 128, address(this));
        acb.approve(address(router), type(uint256).max);
        usdt.approve(address(router), type(uint256).max);
        _addLiquidity(1_000 * ONE, 2_000 * ONE, 0, 0);
        pair = ConstantProductPair(factory.getPair(address(acb), address(usdt)));
        path.push(address(usdt));
        path.push(address(acb));
    }

    function _addLiquidity(uint256 mostA, uint256 mostB, uint256 leastA, uint256 leastB) private {
        router.addLiquidity(address(acb), address(usdt), mostA, mostB, leastA, leastB, address(this), block.timestamp);
    }

    function _swap(uint256 amountIn, uint256 least) private returns (uint256[] memory) {
        return router.swapExactTokensForTokens(amountIn, least, path, address(this), block.timestamp);
    }

    function test_a_swap_keeps_three_thousandths() public {
        uint256[] memory amounts = _swap(200 * ONE, 90 * ONE);
        // 200 x 0.997 x 1000 / (2000 + 200 x 0.997)
        assertEq(amounts[1], 90_661089388014913158);
        assertEq(router.getAmountsIn(90 * ONE, path).length, 2);
        assertEq(router.WETH(), address(1));
    }

    function test_deadlines_and_bounds() public {
        vm.expectRevert(
            abi.encodeWithSelector(IProtocolFailures.DeadlinePassed.selector, block.timestamp - 1, block.timestamp)
        );
        router.swapExactTokensForTokens(ONE, 0, path, address(this), block.timestamp - 1);
        vm.expectRevert(abi.encodeWithSelector(PairRouter.AmountOutBelowMin.selector, 90_661089388014913158, 91 * ONE));
        _swap(200 * ONE, 91 * ONE);
        vm.expectRevert(abi.encodeWithSelector(PairRouter.DepositBelowMin.selector, usdt, 20 * ONE, 21 * ONE));
        _addLiquidity(10 * ONE, 30 * ONE, 0, 21 * ONE);
        vm.expectRevert(abi.encodeWithSelector(PairRouter.DepositBelowMin.selector, acb, 5 * ONE, 6 * ONE));
        _addLiquidity(10 * ONE, 10 * ONE, 6 * ONE, 0);
        usdt.approve(address(router), 3);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AllowanceTooLow.selector, usdt, this, 3, ONE));
        _swap(ONE, 0);
    }

    function test_paths_and_amounts() public {
        vm.expectRevert(abi.encodeWithSelector(PairRouter.PathTooShort.selector, 1));
        router.getAmountsOut(ONE, new address[](1));
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AmountZero.selector, usdt));
        router.getAmountsOut(0, path);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AmountZero.selector, acb));
        router.getAmountsIn(0, path);
        vm.expectRevert(abi.encodeWithSelector(PairRouter.ReserveTooLow.selector, 1_000 * ONE, 1_000 * ONE));
        router.getAmountsIn(1_000 * ONE, path);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AmountZero.selector, acb));
        _addLiquidity(0, ONE, 0, 0);
        path[1] = address(this);
        vm.expectRevert(abi.encodeWithSelector(PairRouter.PairMissing.selector, usdt, this));
        router.getAmountsOut(ONE, path);
        address empty = factory.createPair(address(usdt), address(this));
        vm.expectRevert(abi.encodeWithSelector(PairRouter.ReservesEmpty.selector, empty));
        router.getAmountsOut(ONE, path);
    }

    function test_a_fee_on_transfer_is_refused() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(2 ** 100, address(this));
        taxed.approve(address(router), 2 ** 100);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.PaymentShort.selector, taxed, 1_000, 990));
        router.addLiquidity(address(taxed), address(acb), 1_000, 1_000, 0, 0, address(this), block.timestamp);
    }

    function test_figures_that_would_overflow_are_refused_with_the_most_that_fit() public {
        (uint256 usdtReserve, uint256 acbReserve) = (2_000 * ONE, 1_000 * ONE);
        uint256 most = (type(uint256).max - usdtReserve * 1_000) / (997 * acbReserve);
        assertLt(router.getAmountsOut(most, path)[1], acbReserve);
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.FigureTooLarge.selector, most + 1, most));
        router.getAmountsOut(most + 1, path);
        most = type(uint256).max / usdtReserve;
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.FigureTooLarge.selector, most + 1, most));
        _addLiquidity(most + 1, 1, 0, 0);
        most = type(uint112).max;
        usdt.transfer(address(pair), most);
        vm.expectRevert(
            abi.encodeWithSelector(IProtocolFailures.FigureTooLarge.selector, most + usdtReserve, most)
        );
        pair.mint(address(this));
        (uint256 out0, uint256 out1) = pair.token0() == address(acb) ? (uint256(1), uint256(0)) : (uint256(0), uint256(1));
        vm.expectRevert(
            abi.encodeWithSelector(IProtocolFailures.FigureTooLarge.selector, most + usdtReserve, most)
        );
        pair.swap(out0, out1, address(this), "");
    }

    function test_pairs_are_made_once_of_two_tokens() public {
        vm.expectRevert(abi.encodeWithSelector(PairFactory.PairExists.selector, pair));
        factory.createPair(address(usdt), address(acb));
        vm.expectRevert(abi.encodeWithSelector(PairFactory.TokensEqual.selector, acb));
        factory.createPair(address(acb), address(acb));
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AddressZero.selector, bytes32("token")));
        factory.createPair(address(acb), address(0));
        vm.expectRevert(abi.encodeWithSelector(IProtocolFailures.AddressZero.selector, bytes32("factory")));
        new PairRouter(address(0), address(1));
    }

    function test_the_pair_alone() public {
        (uint112 reserve0, uint112 reserve1,) = pair.getReserves();
        vm.expectRevert(abi.encodeWithSelector(ConstantProductPair.SwapOutZero.selector, pair));
        pair.swap(0, 0, address(this), "");
        vm.expectRevert(
            abi.encodeWithSelector(ConstantProductPair.ReserveExceeded.selector, reserve0, 0, reserve0, reserve1)
        );
        pair.swap(reserve0, 0, address(this), "");
        vm.expectRevert(abi.encodeWithSelector(ConstantProductPair.ReceiverIsToken.selector, acb));
        pair.swap(1, 0, address(acb), "");
        vm.expectRevert(abi.encodeWithSelector(ConstantProductPair.SwapInZero.selector, 1, 0));
        pair.swap(1, 0, address(this), "");
        ProtocolToken(pair.token0()).transfer(address(pair), 1_000);
        vm.expectRevert(abi.encodeWithSelector(ConstantProductPair.ProductFell.selector, 1_000, 0, 0, reserve1 / 2));
        pair.swap(0, reserve1 / 2, address(this), "");
        vm.expectRevert(abi.encodeWithSelector(ConstantProductPair.SharesZero.selector, 1_000, 0));
        pair.mint(address(this));
        vm.expectRevert(abi.encodeWithSelector(ConstantProductPair.LiquidityOutZero.selector, 0, 0));
        pair.burn(address(this));
        acb.transfer(address(pair), 2 ** 112);
        usdt.transfer(address(pair), 2 ** 113);
        vm.expectPartialRevert(IProtocolFailures.FigureTooLarge.selector);
        pair.mint(address(this));
    }

    function test_a_first_deposit_leaves_shares_behind() public {
        ConstantProductPair fresh = ConstantProductPair(factory.createPair(address(acb), address(this)));
        vm.expectRevert();
        fresh.mint(address(this));
        ConstantProductPair other = new ConstantProductPair(address(acb), address(usdt));
        acb.transfer(address(other), 1_000);
        usdt.transfer(address(other), 1_000);
        vm.expectRevert(abi.encodeWithSelector(ConstantProductPair.SharesZero.selector, 1_000, 1_000));
        other.mint(address(this));
        vm.expectRevert(abi.encodeWithSelector(ConstantProductPair.LiquidityOutZero.selector, 0, 0));
        other.burn(address(this));
    }
}
