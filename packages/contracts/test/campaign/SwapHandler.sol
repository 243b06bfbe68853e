// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {ITokenSwap} from "../../src/interfaces/ITokenSwap.sol";
import {ChoosyToken} from "./ChoosyToken.sol";
import {SwapModel} from "./SwapModel.sol";

/// @title One handler for every public write of the token swap, each held against the model of the queue
abstract contract SwapHandler is SwapModel {
    function listForSale(uint256 actorSeed, uint256 amountSeed) external {
        address account = _actor(actorSeed);
        // Some too small.
        uint256 amount = amountSeed % 8 == 0 ? amountSeed % (11 * ONE) : 10 * ONE + amountSeed % (200 * ONE);
        (bool done, bytes memory answer) = _write(
            address(swap),
            account,
            abi.encodeCall(ITokenSwap.listForSale, (amount)),
            abi.encodeCall(ITokenSwap.previewListForSale, (account, amount))
        );
        if (!done) return;
        assertEq(abi.decode(answer, (uint256)), rows.length + 1, "sale ids count up");
        rows.push(Row(account, amount, amount, 0, false));
        unsold += amount;
        live += 1;
        flows[address(mv)].taken += amount;
    }

    /// Mostly by the owner.
    function takeOut(uint256 actorSeed, uint256 saleSeed, bool byAnybody) external {
        uint256 saleId = saleSeed % (rows.length + 2);
        bool exists = saleId > 0 && saleId <= rows.length;
        address account = byAnybody || !exists ? _actor(actorSeed) : rows[saleId - 1].owner;
        uint256 before = mv.balanceOf(account);
        (bool done, bytes memory answer) = _write(
            address(swap),
            account,
            abi.encodeCall(ITokenSwap.takeOut, (saleId)),
            abi.encodeCall(ITokenSwap.previewTakeOut, (account, saleId))
        );
        bool allowed = exists && rows[saleId - 1].owner == account && rows[saleId - 1].left > 0;
        assertEq(done, allowed, "a row is taken out once, by its owner");
        if (!done) return;
        Row storage row = rows[saleId - 1];
        assertEq(abi.decode(answer, (uint256)), row.left, "what is left, and no more");
        assertEq(mv.balanceOf(account), before + row.left);
        flows[address(mv)].given += row.left;
        unsold -= row.left;
        live -= 1;
        row.left = 0;
        row.takenOut = true;
    }

    function buyMv(uint256 actorSeed, uint256 amountSeed, uint256 leastSeed) external {
        address account = _actor(actorSeed);
        uint256 amount = amountSeed % (amountSeed % 5 == 0 ? 5_000 * ONE : 100 * ONE);
        uint256 least = leastSeed % 4 == 0 ? amount : 0;
        uint256 before = mv.balanceOf(account);
        (bool done, bytes memory answer) = _write(
            address(swap),
            account,
            abi.encodeCall(ITokenSwap.buyMv, (amount, least, amount + 50, uint64(block.timestamp))),
            abi.encodeCall(ITokenSwap.previewBuyMv, (account, amount, least, amount + 50, uint64(block.timestamp)))
        );
        if (!done) return;
        (uint256 filled, uint256 payment, uint256 filledRows) = abi.decode(answer, (uint256, uint256, uint256));
        (uint256 modelFilled, uint256 modelPayment, uint256 modelRows) = _fillFromFront(amount);
        assertEq(filled, modelFilled, "first in, first out");
        assertEq(payment, modelPayment, "the price, rounded up a row");
        assertEq(filledRows, modelRows);
        assertGe(filled, least);
        assertEq(mv.balanceOf(account), before + filled);
        flows[address(mv)].given += filled;
        flows[address(usdt)].taken += payment;
        _checkFront();
    }

    function exchange(uint256 actorSeed, uint256 pairSeed, uint256 amountSeed) external {
        address account = _actor(actorSeed);
        address[2] memory pair = _pair(pairSeed);
        uint256 most = swap.exchangeTerms(pair[0], pair[1], account).maxAmountIn;
        uint256 kind = amountSeed % 4;
        uint256 amount = (amountSeed >> 2) % (50 * ONE);
        if (kind == 0) amount = amount % 30;
        else if (kind == 1) amount = most;
        else if (kind == 2) amount = most + 1;
        uint256[3] memory rewards = _rewardsAndBurned(account);
        (bool done, bytes memory answer) = _write(
            address(swap),
            account,
            abi.encodeCall(ITokenSwap.exchange, (pair[0], pair[1], amount, 0, uint64(block.timestamp))),
            abi.encodeCall(ITokenSwap.previewExchange, (account, pair[0], pair[1], amount, 0, uint64(block.timestamp)))
        );
        if (kind == 1) assertEq(done, most > 0, "the maximum can be exchanged");
        if (kind == 2) assertFalse(done, "not more than the maximum");
        if (!done) return;
        _bookExchange(account, pair, amount, abi.decode(answer, (uint256)), rewards);
    }

    function withdrawProceeds(uint256 actorSeed, uint256 toSeed) external {
        address account = _actor(actorSeed);
        address to = toSeed % 9 == 0 ? address(0) : address(0xB0B);
        uint256 before = usdt.balanceOf(to);
        (bool done,) = _write(
            address(swap),
            account,
            abi.encodeCall(ITokenSwap.withdrawProceeds, (to)),
            abi.encodeCall(ITokenSwap.previewWithdrawProceeds, (account, to))
        );
        assertEq(done, to != address(0) && kept[account] > 0, "kept money is paid once");
        if (!done) return;
        assertEq(usdt.balanceOf(to), before + kept[account]);
        flows[address(usdt)].given += kept[account];
        keptSum -= kept[account];
        kept[account] = 0;
    }

    /// From now on the coin pays this actor, or fails to in one of its ways.
    function changeManners(uint256 actorSeed, uint256 manner) external {
        // Burning all gas is left to a test of its own: it takes long.
        usdt.refuse(_actor(actorSeed), ChoosyToken.Manner(manner % 4));
    }

    function stockAndDonate(uint256 actorSeed, uint256 amount, bool byCall) external {
        address account = _actor(actorSeed);
        amount = amount % (2_000 * ONE);
        if (!byCall) {
            vm.prank(account);
            mv.transfer(address(swap), 1);
            flows[address(mv)].donated += 1;
            return;
        }
        (bool done,) = _write(
            address(swap),
            account,
            abi.encodeCall(ITokenSwap.fundStock, (address(x), amount)),
            abi.encodeCall(ITokenSwap.previewFundStock, (account, address(x), amount))
        );
        if (done) flows[address(x)].taken += amount;
    }

    function _pair(uint256 seed) private view returns (address[2] memory) {
        if (seed % 9 < 2) return [address(mv), address(x)];
        if (seed % 9 < 4) return [address(wxb), address(x)];
        if (seed % 9 < 6) return [address(mv), address(acb)];
        if (seed % 9 < 8) return [address(acb), address(acb)];
        return [address(x), address(mv)];
    }

    /// Reward balances in both mains, and all that they burned.
    function _rewardsAndBurned(address account) private view returns (uint256[3] memory) {
        return [
            mains[0].rewardBalanceOf(account),
            mains[1].rewardBalanceOf(account),
            mains[0].totalBurned() + mains[1].totalBurned()
        ];
    }

    function _bookExchange(
        address account,
        address[2] memory pair,
        uint256 amountIn,
        uint256 out,
        uint256[3] memory before
    ) private {
        if (pair[1] == address(x)) {
            flows[pair[0]].taken += amountIn;
            flows[pair[1]].given += out;
            uint256 gross = pair[0] == address(mv) ? amountIn / 2 : amountIn * 8;
            assertEq(out, gross - (gross * 3 + 999) / 1_000, "fee of 0.3 %");
            return;
        }
        bool ofReward = pair[0] == address(acb);
        uint256 spent = ofReward ? amountIn : amountIn * 10;
        uint256 fee = ofReward ? (amountIn + 9) / 10 : 0;
        if (!ofReward) mvToTreasury += amountIn;
        assertEq(out, spent - fee, "what is spent less the fee");
        uint256 ofSecond = spent < before[1] ? spent : before[1];
        _bookSpending(1, account, ofSecond);
        _bookSpending(0, account, spent - ofSecond);
        assertEq(mains[0].totalBurned() + mains[1].totalBurned(), before[2] + fee, "the fee is burned");
    }

    /// What left one main: the fee's share is what it burned since it was last looked at.
    function _bookSpending(uint256 index, address account, uint256 spent) private {
        uint256 fee = mains[index].totalBurned() - ledgers[index].feesBurned - ledgers[index].paymentsBurned;
        ledgers[index].feesBurned += fee;
        ledgers[index].sentOut += spent - fee;
        ledgers[index].reward[account] -= spent;
        assertEq(mains[index].rewardBalanceOf(account), ledgers[index].reward[account], "the second main first");
    }
}
