// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {ITokenSwap} from "../../src/interfaces/ITokenSwap.sol";
import {TokenSwap} from "../../src/swap/TokenSwap.sol";
import {ProtocolToken} from "../../src/tokens/ProtocolToken.sol";
import {SwapDeployment} from "./SwapDeployment.sol";

/// @title Every flow of the token swap, worked to the last unit
/// @notice WXB has 8 decimals here, all others 18.
contract SwapWorkedExamplesTest is SwapDeployment {
    function setUp() public override {
        super.setUp();
        wxb = new ProtocolToken("WXB", "WXB", 8, SUPPLY, address(this));
        swap = new TokenSwap(_wiring());
        x.approve(address(swap), STOCK);
        swap.fundStock(address(x), STOCK);
    }

    struct Exchange {
        ProtocolToken from;
        ProtocolToken to;
        uint256 amountIn;
        uint256 amountOut;
        uint256 fee;
    }

    function test_exchanges() public view {
        Exchange[13] memory rows = [
            // 2 MV for 1 X, less 0.3 % of what comes out, rounded up.
            Exchange(mv, x, 2_000000000000000000, 997000000000000000, 3000000000000000),
            Exchange(mv, x, 1_000000000000000000, 498500000000000000, 1500000000000000),
            Exchange(mv, x, 123_456789012345678901, 61_543209322654320931, 185185183518518519),
            Exchange(mv, x, 5, 1, 1),
            Exchange(mv, x, 4, 1, 1),
            Exchange(mv, x, 2, 0, 1),
            // 1 WXB for 8 X, less 0.3 %.
            Exchange(wxb, x, 1_00000000, 7_976000000000000000, 24000000000000000),
            Exchange(wxb, x, 12345678, 984691277280000000, 2962962720000000),
            Exchange(wxb, x, 1, 79760000000, 240000000),
            // 1 MV releases 10 ACB of the reward balance, no fee.
            Exchange(mv, acb, 1_500000000000000000, 15_000000000000000000, 0),
            // Reward balance to ACB, less 10 %.
            Exchange(acb, acb, 4_000000000000000000, 3_600000000000000000, 400000000000000000),
            Exchange(acb, acb, 11, 9, 2),
            Exchange(acb, acb, 999_999999999999999999, 899_999999999999999999, 100_000000000000000000)
        ];
        for (uint256 i; i < rows.length; ++i) {
            (uint256 out, uint256 fee) =
                swap.quoteExchange(address(rows[i].from), address(rows[i].to), rows[i].amountIn);
            assertEq(fee, rows[i].fee, "fee");
            assertEq(out, rows[i].amountOut, "out");
        }
    }

    struct Sale {
        uint256 mvAmount;
        uint256 payment;
    }

    function test_mv_is_sold_for_half_a_coin_rounded_up() public {
        _list(seller, 1000 * ONE);
        Sale[5] memory rows = [
            Sale(1_000000000000000000, 500000000000000000),
            Sale(10_000000000000000001, 5_000000000000000001),
            Sale(10_000000000000000002, 5_000000000000000001),
            Sale(123_456789012345678901, 61_728394506172839451),
            Sale(1, 1)
        ];
        uint256 paid;
        for (uint256 i; i < rows.length; ++i) {
            (uint256 filled, uint256 payment,) = _buy(rows[i].mvAmount);
            assertEq(filled, rows[i].mvAmount);
            assertEq(payment, rows[i].payment);
            paid += payment;
            assertEq(usdt.balanceOf(seller), paid, "all of it at once to the seller");
        }
        assertEq(_rowOf(seller, 1).proceeds, paid);
    }

    /// Three sellers, one of whom leaves; a purchase of 40 takes what is left of the first two that stay.
    function test_a_queue_from_listing_to_sold_out() public {
        uint256 first = _list(seller, 30 * ONE);
        uint256 second = _list(otherSeller, 20 * ONE);
        uint256 third = _list(seller, 25 * ONE);
        _buy(10 * ONE);
        assertEq(_takeOut(otherSeller, second), 20 * ONE);
        (uint256 filled, uint256 payment, uint256 rows) = _buy(40 * ONE);
        assertEq(filled, 40 * ONE);
        assertEq(payment, 20 * ONE);
        assertEq(rows, 2);
        ITokenSwap.SaleRow memory row = _rowOf(seller, first);
        assertEq(uint8(row.state), uint8(ITokenSwap.SaleState.SoldOut));
        assertEq(row.proceeds, 15 * ONE);
        row = _rowOf(seller, third);
        assertEq(row.index, 1);
        assertEq(row.remaining, 5 * ONE);
        assertEq(row.total, 5 * ONE);
        assertEq(row.proceeds, 10 * ONE);
        row = _rowOf(otherSeller, second);
        assertEq(uint8(row.state), uint8(ITokenSwap.SaleState.TakenOut));
        assertEq(row.deposit, 20 * ONE);
        assertEq(row.remaining, 0);
        assertEq(usdt.balanceOf(seller), 25 * ONE);
        assertEq(mv.balanceOf(buyer), 50 * ONE);
    }
}
