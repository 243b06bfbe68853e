// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../../src/interfaces/IHashrateMain.sol";
import {IProtocolFailures} from "../../src/interfaces/IProtocolFailures.sol";
import {HashrateMain} from "../../src/main/HashrateMain.sol";
import {ProtocolToken} from "../../src/tokens/ProtocolToken.sol";
import {SwapHandler} from "./SwapHandler.sol";

/// @title One handler for every public write, called in any order by many actors, with jumps in time
contract ProtocolHandler is SwapHandler {
    /// The last call's effect on pools is settled inside a synthesis: prizes are credited before they are booked here.
    function _bookPrizes(uint256 index, IHashrateMain.LuckyPool memory lucky, IHashrateMain.MaxPowerPool memory most)
        private
    {
        if (mains[index].luckyPool().round != lucky.round) ledgers[index].reward[lucky.lastInput] += lucky.balance;
        bool ended = most.leader != address(0) && block.timestamp >= most.periodEnd;
        if (ended && mains[index].maxPowerPool().periodEnd != most.periodEnd) {
            ledgers[index].reward[most.leader] += most.balance;
        }
    }

    function register(uint256 actorSeed, uint256 referrerSeed, uint256 mainSeed) external {
        (address account, address referrer) = (_actor(actorSeed), _actor(referrerSeed));
        (bool done,) = _write(
            address(mains[mainSeed % 2]),
            account,
            abi.encodeCall(IHashrateMain.register, (referrer)),
            abi.encodeCall(IHashrateMain.previewRegister, (account, referrer))
        );
        if (done) _checkLinesEnd(account);
    }

    function changeSettler(uint256 actorSeed, uint256 settlerSeed, uint256 mainSeed) external {
        (address account, address settler) = (_actor(actorSeed), _actor(settlerSeed));
        (bool done,) = _write(
            address(mains[mainSeed % 2]),
            account,
            abi.encodeCall(IHashrateMain.changeSettler, (settler)),
            abi.encodeCall(IHashrateMain.previewChangeSettler, (account, settler))
        );
        if (done) _checkLinesEnd(account);
    }

    function synthesise(uint256 actorSeed, uint256 powerSeed, uint256 mainSeed, bool inAcb) external {
        uint256 index = mainSeed % 2;
        HashrateMain on = mains[index];
        address account = _actor(actorSeed);
        // Mostly valid powers; some below the lowest, between the steps, or beyond the reserve.
        uint256 power = powerSeed % 10 == 0 ? powerSeed % 50_000 : (powerSeed % 60 + 2) * 20;
        IHashrateMain.LuckyPool memory lucky = on.luckyPool();
        IHashrateMain.MaxPowerPool memory most = on.maxPowerPool();
        (bool done,) = _pay(on, account, inAcb ? acb : x, power);
        if (!done) return;
        _bookPrizes(index, lucky, most);
        _bookSynthesis(index, account, power, inAcb);
    }

    function _pay(HashrateMain on, address account, ProtocolToken token, uint256 power)
        private
        returns (bool done, bytes memory answer)
    {
        uint256 most = power * 2 * ONE;
        uint64 deadline = uint64(block.timestamp);
        return _write(
            address(on),
            account,
            abi.encodeCall(IHashrateMain.synthesise, (address(token), power, most, deadline)),
            abi.encodeCall(IHashrateMain.previewSynthesise, (account, address(token), power, most, deadline))
        );
    }

    function _bookSynthesis(uint256 index, address account, uint256 power, bool inAcb) private {
        Ledger storage ledger = ledgers[index];
        performance[account] += power;
        uint256 value = power * ONE;
        ledger.machineCaps[account] += value * 3 / 2;
        if (inAcb) ledger.paymentsBurned += power * 2 * ONE;
        else paidToTreasury += power * 0.4e18;
        address referrer = registry.relationsOf(account).referrer;
        if (referrer != address(0)) ledger.shares[referrer] += value / 10;
        address settler = registry.relationsOf(account).settler;
        uint256[3] memory percent = [uint256(5), 3, 2];
        for (uint256 i; i < 3 && settler != address(0); ++i) {
            ledger.shares[settler] += value * percent[i] / 100;
            settler = registry.relationsOf(settler).settler;
        }
    }

    function claim(uint256 actorSeed, uint8 kinds, uint256 mainSeed) external {
        uint256 index = mainSeed % 2;
        address account = _actor(actorSeed);
        // Mostly kinds that exist.
        if (kinds % 8 != 0) kinds = kinds % 32;
        (bool done, bytes memory answer) = _write(
            address(mains[index]),
            account,
            abi.encodeCall(IHashrateMain.claim, (kinds)),
            abi.encodeCall(IHashrateMain.previewClaim, (account, kinds))
        );
        if (!done) return;
        Ledger storage ledger = ledgers[index];
        // Rule 5: strictly more than 60 s after the last claim, and never above the caps.
        uint256 last = ledger.lastClaim[account];
        assertTrue(last == 0 || block.timestamp > last + 60, "a claim within 60 s of the last");
        ledger.lastClaim[account] = block.timestamp;
        ledger.reward[account] += abi.decode(answer, (uint256));
        uint256[5] memory received = mains[index].revenueOf(account).received;
        assertLe(received[0], ledger.machineCaps[account], "machines paid above their caps");
        assertLe(received[1] + received[2] + received[3] + received[4], ledger.shares[account], "shares paid twice");
    }

    function settlePools(uint256 actorSeed, uint256 mainSeed) external {
        uint256 index = mainSeed % 2;
        HashrateMain on = mains[index];
        address account = _actor(actorSeed);
        IHashrateMain.LuckyPool memory lucky = on.luckyPool();
        IHashrateMain.MaxPowerPool memory most = on.maxPowerPool();
        (bool done,) = _write(
            address(on),
            account,
            abi.encodeCall(IHashrateMain.settleLuckyPool, ()),
            abi.encodeCall(IHashrateMain.previewSettleLuckyPool, (account))
        );
        if (done) {
            ledgers[index].reward[lucky.lastInput] += lucky.balance;
            assertGe(block.timestamp, lucky.deadline, "settled before its time");
        }
        (done,) = _write(
            address(on),
            account,
            abi.encodeCall(IHashrateMain.settleMaxPowerPool, ()),
            abi.encodeCall(IHashrateMain.previewSettleMaxPowerPool, (account))
        );
        if (done) {
            ledgers[index].reward[most.leader] += most.balance;
            assertGe(block.timestamp, most.periodEnd, "settled before its time");
        }
    }

    function fund(uint256 actorSeed, uint256 amount, uint256 mainSeed) external {
        address account = _actor(actorSeed);
        amount = amount % (2_000 * ONE);
        (bool done,) = _write(
            address(mains[mainSeed % 2]),
            account,
            abi.encodeCall(IHashrateMain.fund, (amount)),
            abi.encodeCall(IHashrateMain.previewFund, (account, amount))
        );
        if (done) ledgers[mainSeed % 2].funded += amount;
    }

    /// ACB sent to the contract without a call: held, owed to nobody.
    function donate(uint256 actorSeed, uint256 mainSeed) external {
        vm.prank(_actor(actorSeed));
        acb.transfer(address(mains[mainSeed % 2]), 1);
        ledgers[mainSeed % 2].donated += 1;
    }

    /// As the token swap would, but with any amounts.
    function spendReward(uint256 actorSeed, uint256 amount, uint256 mainSeed, bool withFee) external {
        uint256 index = mainSeed % 2;
        address account = _actor(actorSeed);
        uint256 balance = mains[index].rewardBalanceOf(account);
        // Sometimes one unit more than there is.
        amount = amount % (balance + 2);
        uint256 fee = withFee ? (amount + 9) / 10 : 0;
        uint256 before = acb.balanceOf(account);
        vm.prank(address(swap));
        (bool done,) =
            address(mains[index]).call(abi.encodeCall(IHashrateMain.spendReward, (account, amount, fee, account)));
        assertEq(done, amount > 0 && amount <= balance, "spends exactly what there is");
        if (!done) return;
        ledgers[index].sentOut += amount - fee;
        ledgers[index].feesBurned += fee;
        ledgers[index].reward[account] -= amount;
        assertEq(acb.balanceOf(account), before + amount - fee);
    }

    /// Rule 5: nobody but the token swap spends a reward balance, whoever it belongs to; the owner neither.
    function spendWithoutRight(uint256 actorSeed, uint256 ownerSeed, uint256 mainSeed) external {
        address caller = _actor(actorSeed);
        vm.prank(caller);
        (bool done, bytes memory reason) = address(mains[mainSeed % 2])
            .call(abi.encodeCall(IHashrateMain.spendReward, (_actor(ownerSeed), 1, 0, caller)));
        assertFalse(done);
        assertEq(reason, abi.encodeWithSelector(IProtocolFailures.CallerNotAllowed.selector, caller));
    }

    /// Rule 5: what the owner can do moves nothing that anybody holds or is owed.
    function ownerCalls(uint256 mainSeed, bool enabled) external {
        HashrateMain on = mains[mainSeed % 2];
        bytes32 before = keccak256(abi.encode(on.obligations()));
        on.setTerms(address(x), enabled, 20, 40, 0.4e18);
        on.setTerms(address(x), true, 20, 40, 0.4e18);
        (bool done,) = address(on).call(abi.encodeCall(on.connectTokenSwap, (actors[1])));
        assertFalse(done, "the token swap is connected once");
        (done,) = address(registry).call(abi.encodeCall(registry.admitMain, (actors[1])));
        assertFalse(done, "there are two mains");
        assertEq(keccak256(abi.encode(on.obligations())), before, "an owner's call moved funds");
    }

    function passTime(uint256 seed) external {
        uint256 kind = seed % 6;
        if (kind == 0) vm.warp(block.timestamp + 60);
        else if (kind == 1) vm.warp(block.timestamp + 61);
        else if (kind == 2) vm.warp(block.timestamp + 600);
        else if (kind == 3) vm.warp((block.timestamp / 1 days + 1) * 1 days);
        else if (kind == 4) vm.warp(block.timestamp + seed % 3 days);
        else vm.warp(block.timestamp + seed % 60 days);
    }

    /// Rule 1 for one main, after every call.
    function checkSolvent(uint256 index) external view {
        (uint256 held, uint256 owed) = _owed(index);
        assertGe(held, owed, "owes more than it holds");
        // And nothing is held that is on no book, but for what was sent without a call.
        assertEq(held, owed + ledgers[index].donated, "holds what is on no book");
    }

    /// Rule 2 for one main, after every call: in = out + held + burned.
    function checkNothingLost(uint256 index) external view {
        Ledger storage ledger = ledgers[index];
        uint256 held = acb.balanceOf(address(mains[index]));
        assertEq(ledger.funded + ledger.donated, ledger.sentOut + ledger.feesBurned + held, "ACB was lost");
        assertEq(mains[index].totalBurned(), ledger.feesBurned + ledger.paymentsBurned, "burned figures differ");
        assertEq(x.balanceOf(treasury), paidToTreasury, "a payment was lost");
        assertEq(x.balanceOf(address(mains[index])), 0, "a payment was kept");
    }

    function checkSupply() external view {
        assertEq(
            acb.totalSupply(), SUPPLY - mains[0].totalBurned() - mains[1].totalBurned(), "burned is out of the supply"
        );
    }

    /// The books against a sum over all actors, at the end of a run.
    function checkSums(uint256 index) external view {
        IHashrateMain.Obligations memory books = mains[index].obligations();
        uint256[3] memory sums;
        for (uint256 i; i < ACTORS; ++i) {
            address account = actors[i];
            uint256 reward = mains[index].rewardBalanceOf(account);
            assertEq(reward, ledgers[index].reward[account], "a reward balance isn't what came in less what went out");
            IHashrateMain.Revenue memory revenue = mains[index].revenueOf(account);
            uint256 shares;
            for (uint256 kind = 1; kind < 5; ++kind) {
                shares += revenue.waiting[kind];
                sums[1] += revenue.waiting[kind];
                shares += revenue.received[kind];
            }
            assertEq(shares, ledgers[index].shares[account], "shares aren't what the syntheses promised");
            uint256 caps = ledgers[index].machineCaps[account];
            assertLe(revenue.waiting[0] + revenue.received[0], caps, "a machine earned above its cap");
            sums[0] += reward;
            sums[2] += caps - revenue.received[0];
        }
        assertEq(books.rewardOwed, sums[0], "reward balances");
        assertEq(books.sharesOwed, sums[1], "shares");
        assertEq(books.machineOwed, sums[2], "machines");
    }

    /// Team sums against a plain walk over all actors, at the end of a run.
    function checkTeams() external view {
        for (uint256 i; i < ACTORS; ++i) {
            uint256 team;
            for (uint256 j; j < ACTORS; ++j) {
                address above = registry.relationsOf(actors[j]).referrer;
                while (above != address(0) && above != actors[i]) above = registry.relationsOf(above).referrer;
                if (above != address(0)) team += performance[actors[j]];
            }
            assertEq(registry.relationsOf(actors[i]).teamPerformance, team, "team performance");
            assertEq(registry.relationsOf(actors[i]).ownPerformance, performance[actors[i]], "own performance");
            _checkLinesEnd(actors[i]);
        }
    }
}
