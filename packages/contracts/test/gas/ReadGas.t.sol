// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../../src/interfaces/IHashrateMain.sol";
import {IMemberRegistry} from "../../src/interfaces/IMemberRegistry.sol";
import {ITokenSwap} from "../../src/interfaces/ITokenSwap.sol";
import {SwapDeployment} from "../swap/SwapDeployment.sol";

/// @title Gas of each read, compared with the committed snapshot: what a node spends on a refresh of the screens
/// forge-config: default.isolate = true
contract ReadGasTest is SwapDeployment {
    uint256 private constant ROWS = 5;

    string private group;
    address private target;

    function setUp() public override {
        super.setUp();
        for (uint256 i; i < ROWS; ++i) {
            _synthesise(member, 100);
            _list(seller, 20 * ONE);
        }
        _earn(member, 100, 100);
        _give(mv, member, 100 * ONE);
        _give(usdt, buyer, 100 * ONE);
        vm.warp(block.timestamp + 1 hours);
    }

    function _read(string memory name, bytes memory data) private {
        (bool done,) = target.staticcall(data);
        assertTrue(done, name);
        vm.snapshotGasLastCall(group, name);
    }

    function test_gas_of_a_members_reads() public {
        (group, target) = ("HashrateMainReads", address(main));
        _read("memberOf", abi.encodeCall(IHashrateMain.memberOf, (member)));
        _read("directMembersOf", abi.encodeCall(IHashrateMain.directMembersOf, (referrer, 0, 10)));
        _read("machinesOf, five rows", abi.encodeCall(IHashrateMain.machinesOf, (member, 0, ROWS)));
        _read("powerAt", abi.encodeCall(IHashrateMain.powerAt, (member, uint64(block.timestamp - 1 days))));
        _read("revenueOf", abi.encodeCall(IHashrateMain.revenueOf, (member)));
        _read("rewardBalanceOf", abi.encodeCall(IHashrateMain.rewardBalanceOf, (member)));
        _read("nextClaimAt", abi.encodeCall(IHashrateMain.nextClaimAt, (member)));
        _read(
            "claimedByDay, ten days", abi.encodeCall(IHashrateMain.claimedByDay, (member, block.timestamp / 1 days, 10))
        );
        _read("burnedByDay, ten days", abi.encodeCall(IHashrateMain.burnedByDay, (block.timestamp / 1 days, 10)));
    }

    function test_gas_of_the_mains_figures() public {
        (group, target) = ("HashrateMainFigures", address(main));
        _read("LINE_DEPTH", abi.encodeCall(IHashrateMain.LINE_DEPTH, ()));
        _read("founder", abi.encodeCall(IHashrateMain.founder, ()));
        _read("levelThresholds", abi.encodeCall(IHashrateMain.levelThresholds, ()));
        _read("vipRefreshAt", abi.encodeCall(IHashrateMain.vipRefreshAt, ()));
        _read("payTokens", abi.encodeCall(IHashrateMain.payTokens, ()));
        _read("synthesisTerms", abi.encodeCall(IHashrateMain.synthesisTerms, (address(x))));
        _read("quoteSynthesis", abi.encodeCall(IHashrateMain.quoteSynthesis, (address(x), 100)));
        _read("claimInterval", abi.encodeCall(IHashrateMain.claimInterval, ()));
        _read("tokenSwap", abi.encodeCall(IHashrateMain.tokenSwap, ()));
        _read("luckyPool", abi.encodeCall(IHashrateMain.luckyPool, ()));
        _read("maxPowerPool", abi.encodeCall(IHashrateMain.maxPowerPool, ()));
        _read("figures", abi.encodeCall(IHashrateMain.figures, ()));
        _read("acb", abi.encodeCall(IHashrateMain.acb, ()));
        _read("registry", abi.encodeCall(IHashrateMain.registry, ()));
        _read("treasury", abi.encodeCall(IHashrateMain.treasury, ()));
        _read("obligations", abi.encodeCall(IHashrateMain.obligations, ()));
        _read("freeReserve", abi.encodeCall(IHashrateMain.freeReserve, ()));
        _read("totalBurned", abi.encodeCall(IHashrateMain.totalBurned, ()));
    }

    function test_gas_of_the_mains_previews() public {
        (group, target) = ("HashrateMainPreviews", address(main));
        _read("previewRegister", abi.encodeCall(IHashrateMain.previewRegister, (stranger, member)));
        _read("previewChangeSettler", abi.encodeCall(IHashrateMain.previewChangeSettler, (member, founder)));
        _read(
            "previewSynthesise",
            abi.encodeCall(IHashrateMain.previewSynthesise, (member, address(x), 100, 40 * ONE, NEVER))
        );
        _read("previewClaim", abi.encodeCall(IHashrateMain.previewClaim, (member, 31)));
        _read("previewSettleLuckyPool", abi.encodeCall(IHashrateMain.previewSettleLuckyPool, (member)));
        _read("previewSettleMaxPowerPool", abi.encodeCall(IHashrateMain.previewSettleMaxPowerPool, (member)));
        _read("previewFund", abi.encodeCall(IHashrateMain.previewFund, (address(this), ONE)));
    }

    function test_gas_of_the_swaps_reads() public {
        (group, target) = ("TokenSwapReads", address(swap));
        _read("exchangeTerms", abi.encodeCall(ITokenSwap.exchangeTerms, (address(mv), address(x), member)));
        _read("quoteExchange", abi.encodeCall(ITokenSwap.quoteExchange, (address(mv), address(x), ONE)));
        _read("mvPrice", abi.encodeCall(ITokenSwap.mvPrice, ()));
        _read("minimumListing", abi.encodeCall(ITokenSwap.minimumListing, ()));
        _read("ROWS_PER_PURCHASE", abi.encodeCall(ITokenSwap.ROWS_PER_PURCHASE, ()));
        _read("quoteBuyMv, two rows", abi.encodeCall(ITokenSwap.quoteBuyMv, (30 * ONE)));
        _read("saleQueue, five rows", abi.encodeCall(ITokenSwap.saleQueue, (0, ROWS)));
        _read("salesOf, five rows", abi.encodeCall(ITokenSwap.salesOf, (seller, 0, ROWS)));
        _read("positionOf", abi.encodeCall(ITokenSwap.positionOf, (3)));
        _read("queueTotal", abi.encodeCall(ITokenSwap.queueTotal, ()));
        _read("proceedsOf", abi.encodeCall(ITokenSwap.proceedsOf, (seller)));
        _read("obligations", abi.encodeCall(ITokenSwap.obligations, (address(mv))));
        _read("mains", abi.encodeCall(ITokenSwap.mains, ()));
        _read("mv", abi.encodeCall(ITokenSwap.mv, ()));
        _read("stableCoin", abi.encodeCall(ITokenSwap.stableCoin, ()));
        _read("treasury", abi.encodeCall(ITokenSwap.treasury, ()));
    }

    function test_gas_of_the_swaps_previews() public {
        (group, target) = ("TokenSwapPreviews", address(swap));
        _read(
            "previewExchange",
            abi.encodeCall(ITokenSwap.previewExchange, (member, address(mv), address(x), ONE, 0, NEVER))
        );
        _read("previewFundStock", abi.encodeCall(ITokenSwap.previewFundStock, (address(this), address(x), ONE)));
        _read("previewListForSale", abi.encodeCall(ITokenSwap.previewListForSale, (member, 10 * ONE)));
        _read("previewTakeOut", abi.encodeCall(ITokenSwap.previewTakeOut, (seller, 3)));
        _read("previewBuyMv", abi.encodeCall(ITokenSwap.previewBuyMv, (buyer, 30 * ONE, 0, 30 * ONE, NEVER)));
        _read(
            "previewWithdrawProceeds", abi.encodeCall(ITokenSwap.previewWithdrawProceeds, (seller, seller))
        );
    }

    function test_gas_of_the_registrys_reads() public {
        (group, target) = ("MemberRegistryReads", address(registry));
        _read("LINE_DEPTH", abi.encodeCall(IMemberRegistry.LINE_DEPTH, ()));
        _read("SETTLER_STEPS", abi.encodeCall(IMemberRegistry.SETTLER_STEPS, ()));
        _read("founder", abi.encodeCall(IMemberRegistry.founder, ()));
        _read("mains", abi.encodeCall(IMemberRegistry.mains, ()));
        _read("isMember", abi.encodeCall(IMemberRegistry.isMember, (member)));
        _read("relationsOf", abi.encodeCall(IMemberRegistry.relationsOf, (member)));
        _read("sLevelOf", abi.encodeCall(IMemberRegistry.sLevelOf, (referrer)));
        _read("vipLevelOf", abi.encodeCall(IMemberRegistry.vipLevelOf, (member)));
        _read("levelThresholds", abi.encodeCall(IMemberRegistry.levelThresholds, ()));
        _read("directMembersOf", abi.encodeCall(IMemberRegistry.directMembersOf, (referrer, 0, 10)));
        _read("checkRegister", abi.encodeCall(IMemberRegistry.checkRegister, (stranger, member)));
        _read("checkChangeSettler", abi.encodeCall(IMemberRegistry.checkChangeSettler, (member, founder)));
    }
}
