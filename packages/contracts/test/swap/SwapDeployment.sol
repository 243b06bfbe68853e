// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {ITokenSwap} from "../../src/interfaces/ITokenSwap.sol";
import {TokenSwap} from "../../src/swap/TokenSwap.sol";
import {ProtocolToken} from "../../src/tokens/ProtocolToken.sol";
import {Deployment} from "../Deployment.sol";

/// @title The reference deployment with its token swap, as the tests of the swap use it
abstract contract SwapDeployment is Deployment {
    uint256 internal constant STOCK = 100_000 * ONE;

    address internal seller = makeAddr("seller");
    address internal otherSeller = makeAddr("other seller");
    address internal buyer = makeAddr("buyer");

    ProtocolToken internal mv;
    TokenSwap internal swap;

    function setUp() public virtual override {
        super.setUp();
        mv = new ProtocolToken("MV", "MV", 18, SUPPLY, address(this));
        // Both mains are connected to this address.
        deployCodeTo("TokenSwap.sol:TokenSwap", abi.encode(_wiring()), tokenSwap);
        swap = TokenSwap(tokenSwap);
        x.approve(address(swap), STOCK);
        swap.fundStock(address(x), STOCK);
    }

    function _wiring() internal view returns (TokenSwap.Wiring memory) {
        address[] memory mains = new address[](2);
        (mains[0], mains[1]) = (address(secondary), address(main));
        return TokenSwap.Wiring(address(mv), address(acb), address(x), address(wxb), address(usdt), treasury, mains);
    }

    /// Gives `account` an amount and authorises the swap for it.
    function _give(ProtocolToken token, address account, uint256 amount) internal {
        token.transfer(account, amount);
        vm.prank(account);
        token.approve(address(swap), type(uint256).max);
    }

    function _list(address account, uint256 amount) internal returns (uint256 saleId) {
        _give(mv, account, amount);
        vm.prank(account);
        saleId = swap.listForSale(amount);
    }

    function _takeOut(address account, uint256 saleId) internal returns (uint256) {
        vm.prank(account);
        return swap.takeOut(saleId);
    }

    function _buy(uint256 mvAmount) internal returns (uint256 filled, uint256 payment, uint256 rows) {
        (, payment,) = swap.quoteBuyMv(mvAmount);
        _give(usdt, buyer, payment);
        vm.prank(buyer);
        return swap.buyMv(mvAmount, 0, payment, NEVER);
    }

    function _exchange(address account, ProtocolToken from, ProtocolToken to, uint256 amountIn)
        internal
        returns (uint256)
    {
        vm.prank(account);
        return swap.exchange(address(from), address(to), amountIn, 0, NEVER);
    }

    /// Puts ACB in the account's reward balance of both mains, by a prize of 3 % of what it synthesises in each.
    function _earn(address account, uint256 powerInMain, uint256 powerInSecondary) internal {
        if (powerInMain > 0) _synthesise(main, account, x, powerInMain);
        if (powerInSecondary > 0) _synthesise(secondary, account, x, powerInSecondary);
        vm.warp(block.timestamp + 1 days);
        if (powerInMain > 0) {
            main.settleLuckyPool();
            main.settleMaxPowerPool();
        }
        if (powerInSecondary > 0) {
            secondary.settleLuckyPool();
            secondary.settleMaxPowerPool();
        }
    }

    function _rowOf(address owner, uint256 saleId) internal view returns (ITokenSwap.SaleRow memory row) {
        (ITokenSwap.SaleRow[] memory page,) = swap.salesOf(owner, 0, 100);
        for (uint256 i; i < page.length; ++i) {
            if (page[i].saleId == saleId) return page[i];
        }
        revert("no such row");
    }

    /// The write reverts with exactly `failure`, and its preview says the same beforehand.
    function _swapRefused(address caller, bytes memory write, bytes memory preview, bytes memory failure) internal {
        (bool answered, bytes memory answer) = address(swap).staticcall(preview);
        assertTrue(answered, "a preview never reverts");
        (bool ok, bytes memory refusal) = abi.decode(answer, (bool, bytes));
        assertFalse(ok, "the preview refuses");
        assertEq(refusal, failure, "the preview names the failure");
        _reverts(address(swap), caller, write, failure);
    }

    /// Nothing stands on two books, and nothing is held that is on none.
    function _booksMatch() internal view {
        ProtocolToken[5] memory tokens = [mv, acb, x, wxb, usdt];
        for (uint256 i; i < tokens.length; ++i) {
            ITokenSwap.SwapObligations memory books = swap.obligations(address(tokens[i]));
            assertEq(books.held, books.stock + books.deposits + books.proceeds, "held is what is owed");
        }
    }
}
