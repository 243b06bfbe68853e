// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {TokenSwap} from "../../src/swap/TokenSwap.sol";
import {ChoosyToken} from "../campaign/ChoosyToken.sol";
import {SwapDeployment} from "./SwapDeployment.sol";

/// @title Gas of each write of the token swap, compared with the committed snapshot
/// forge-config: default.isolate = true
contract SwapGasTest is SwapDeployment {
    string private constant GROUP = "TokenSwap";
    uint256 private constant ROW = 10 * ONE;

    function test_gas_of_exchanges() public {
        _give(mv, member, 100 * ONE);
        _earn(member, 1000, 400);
        _exchange(member, mv, x, ONE);
        vm.snapshotGasLastCall(GROUP, "exchange, MV to X");
        _exchange(member, mv, acb, ONE);
        vm.snapshotGasLastCall(GROUP, "exchange, MV to ACB");
        _exchange(member, acb, acb, ONE);
        vm.snapshotGasLastCall(GROUP, "exchange, reward balance to ACB");
        _exchange(member, acb, acb, 5 * ONE);
        vm.snapshotGasLastCall(GROUP, "exchange, reward balance of both mains to ACB");
        x.approve(address(swap), ONE);
        swap.fundStock(address(x), ONE);
        vm.snapshotGasLastCall(GROUP, "fundStock");
    }

    function test_gas_of_the_queue() public {
        _list(seller, ROW);
        vm.snapshotGasLastCall(GROUP, "listForSale, the first of all");
        _list(seller, ROW);
        vm.snapshotGasLastCall(GROUP, "listForSale, one more");
        _takeOut(seller, 1);
        vm.snapshotGasLastCall(GROUP, "takeOut");
        for (uint256 i; i < 50; ++i) {
            _list(otherSeller, ROW);
        }
        _buy(ONE);
        vm.snapshotGasLastCall(GROUP, "buyMv, a part of one row");
        _buy(50 * ROW - ONE);
        vm.snapshotGasLastCall(GROUP, "buyMv, fifty rows");
    }

    /// A seller that the stable coin refused to pay.
    function test_gas_of_a_pick_up() public {
        ChoosyToken coin = new ChoosyToken(SUPPLY, buyer);
        TokenSwap.Wiring memory wiring = _wiring();
        wiring.stableCoin = address(coin);
        swap = new TokenSwap(wiring);
        _list(seller, ROW);
        coin.refuse(seller, ChoosyToken.Manner.Reverts);
        vm.startPrank(buyer);
        coin.approve(address(swap), ROW);
        swap.buyMv(ROW, 0, ROW, NEVER);
        vm.snapshotGasLastCall(GROUP, "buyMv, a row whose seller can't be paid");
        vm.stopPrank();
        vm.prank(seller);
        swap.withdrawProceeds(stranger);
        vm.snapshotGasLastCall(GROUP, "withdrawProceeds");
    }
}
