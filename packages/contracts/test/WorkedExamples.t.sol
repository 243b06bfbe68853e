// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../src/interfaces/IHashrateMain.sol";
import {ProtocolToken} from "../src/tokens/ProtocolToken.sol";
import {Deployment} from "./Deployment.sol";

/// @title Every flow of the protocol's table of figures, worked to the last unit
/// @notice All amounts are base units with 18 decimals; V of 100 power is 100 ACB.
contract WorkedExamplesTest is Deployment {
    /// founder <- referrer <- member <- payer, by referral and by settlement.
    address internal payer = makeAddr("payer");

    function setUp() public override {
        super.setUp();
        _join(payer, member);
    }

    struct Payment {
        ProtocolToken token;
        uint256 power;
        uint256 payment;
    }

    function test_payment_is_power_times_price() public {
        Payment[9] memory rows = [
            Payment(x, 40, 16_000000000000000000),
            Payment(x, 60, 24_000000000000000000),
            Payment(usdt, 40, 40_000000000000000000),
            Payment(usdt, 1000, 1000_000000000000000000),
            Payment(acb, 40, 80_000000000000000000),
            Payment(wxb, 100, 5_000000000000000000),
            Payment(wxb, 12_300, 615_000000000000000000),
            Payment(ftb, 100, 500_000000000000000000),
            Payment(lbt, 200, 1600_000000000000000000)
        ];
        for (uint256 i; i < rows.length; ++i) {
            Payment memory row = rows[i];
            uint256 treasuryBefore = row.token.balanceOf(treasury);
            uint256 supplyBefore = row.token.totalSupply();
            assertEq(main.quoteSynthesis(address(row.token), row.power), row.payment);
            _synthesise(main, payer, row.token, row.power);
            bool burned = address(row.token) == address(acb);
            assertEq(row.token.balanceOf(treasury) - treasuryBefore, burned ? 0 : row.payment);
            assertEq(supplyBefore - row.token.totalSupply(), burned ? row.payment : 0);
        }
    }

    struct Earning {
        uint256 power;
        uint256 secondsRun;
        uint256 waiting;
    }

    function test_machine_revenue_is_one_percent_a_day_until_the_cap() public {
        // power x seconds x 10^18 / 8,640,000, rounded down
        Earning[9] memory rows = [
            Earning(40, 1, 4629629629629),
            Earning(40, 2, 9259259259259),
            Earning(100, 61, 706018518518518),
            Earning(60, 86_399, 599993055555555555),
            Earning(40, 86_400, 400000000000000000),
            Earning(100, 864_000, 10_000000000000000000),
            Earning(40, 12_959_999, 59_999995370370370370),
            Earning(40, 12_960_000, 60_000000000000000000),
            Earning(40, 99_999_999, 60_000000000000000000)
        ];
        for (uint256 i; i < rows.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            _synthesise(payer, rows[i].power);
            vm.warp(block.timestamp + rows[i].secondsRun);
            assertEq(main.revenueOf(payer).waiting[0], rows[i].waiting);
            vm.revertToState(snapshot);
        }
    }

    function test_shares_of_a_synthesis_of_100_power() public {
        _synthesise(payer, 100);
        assertEq(main.revenueOf(member).waiting[1], 10_000000000000000000, "dynamic: 10 % to the referrer");
        assertEq(main.revenueOf(member).waiting[2], 5_000000000000000000, "preaching first: 5 % to the settler");
        assertEq(main.revenueOf(referrer).waiting[3], 3_000000000000000000, "preaching second: 3 %");
        assertEq(main.revenueOf(founder).waiting[4], 2_000000000000000000, "preaching third: 2 %");
        assertEq(main.luckyPool().balance, 2_000000000000000000, "lucky pool: 2 %");
        assertEq(main.maxPowerPool().balance, 1_000000000000000000, "maximum-power pool: 1 %");
        IHashrateMain.Obligations memory books = main.obligations();
        assertEq(books.machineOwed, 150_000000000000000000, "the cap: 150 %");
        assertEq(books.sharesOwed, 20_000000000000000000);
        assertEq(RESERVE - books.freeReserve, 173_000000000000000000, "set aside: 173 %");
        assertEq(books.held, RESERVE);
    }

    function test_shares_follow_the_settler_not_the_referrer() public {
        vm.prank(payer);
        main.changeSettler(founder);
        _synthesise(payer, 40);
        assertEq(main.revenueOf(member).waiting[1], 4_000000000000000000, "dynamic stays with the referrer");
        assertEq(main.revenueOf(member).waiting[2], 0);
        assertEq(main.revenueOf(founder).waiting[2], 2_000000000000000000, "preaching goes to the settler");
        assertEq(main.memberOf(member).teamPerformance, 40, "team figures follow the referrer");
    }

    function test_a_claim_prizes_and_the_way_out() public {
        _synthesise(payer, 100);
        vm.warp(block.timestamp + 600);
        main.settleLuckyPool();
        assertEq(main.rewardBalanceOf(payer), 2_000000000000000000, "the lucky pool");
        vm.warp(block.timestamp + 1 days - 600);
        main.settleMaxPowerPool();
        assertEq(main.rewardBalanceOf(payer), 3_000000000000000000, "and the maximum-power pool");
        vm.prank(payer);
        main.claim(1);
        assertEq(main.rewardBalanceOf(payer), 4_000000000000000000, "and a day's 1 % of 100 ACB");
        vm.prank(tokenSwap);
        main.spendReward(payer, 4_000000000000000000, 400000000000000000, payer);
        assertEq(acb.balanceOf(payer), 3_600000000000000000, "less the 10 % that is burned");
        assertEq(main.totalBurned(), 400000000000000000);
        assertEq(main.obligations().held, RESERVE - 4_000000000000000000);
    }

    function test_what_each_claim_rounds_down_is_not_lost() public {
        _synthesise(payer, 40);
        uint256 claimed;
        for (uint256 i; i < 50; ++i) {
            vm.warp(block.timestamp + 61);
            vm.prank(payer);
            claimed += main.claim(1);
        }
        // 40 x 3,050 s x 10^18 / 8,640,000: fifty claims give what one would.
        assertEq(claimed, 14120370370370370);
    }

    struct Wait {
        uint256 secondsAfterTheLast;
        bool allowed;
    }

    function test_claims_are_strictly_more_than_sixty_seconds_apart() public {
        Wait[4] memory rows = [Wait(1, false), Wait(59, false), Wait(60, false), Wait(61, true)];
        _synthesise(payer, 100);
        vm.warp(block.timestamp + 1000);
        vm.prank(payer);
        main.claim(1);
        uint256 last = block.timestamp;
        for (uint256 i; i < rows.length; ++i) {
            vm.warp(last + rows[i].secondsAfterTheLast);
            (bool ok,) = main.previewClaim(payer, 1);
            assertEq(ok, rows[i].allowed);
            vm.prank(payer);
            (bool done,) = address(main).call(abi.encodeCall(IHashrateMain.claim, (1)));
            assertEq(done, rows[i].allowed);
        }
    }

    struct Standing {
        /// Power synthesised below the referrer, and own power that ran at the last midnight.
        uint256 power;
        uint8 sLevel;
        uint8 vipLevel;
    }

    function test_levels_by_team_performance_and_by_power_at_midnight() public {
        Standing[8] memory rows = [
            Standing(80, 0, 0),
            Standing(100, 0, 1),
            Standing(500, 0, 2),
            Standing(980, 0, 2),
            Standing(1_000, 1, 2),
            Standing(5_000, 2, 3),
            Standing(20_000, 3, 4),
            Standing(100_000, 4, 5)
        ];
        for (uint256 i; i < rows.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            vm.warp(block.timestamp + 1 hours);
            _synthesise(payer, rows[i].power);
            assertEq(main.memberOf(payer).vipLevel, 0, "not before midnight");
            vm.warp((block.timestamp / 1 days + 1) * 1 days);
            assertEq(main.memberOf(member).sLevel, rows[i].sLevel);
            assertEq(main.memberOf(payer).vipLevel, rows[i].vipLevel);
            vm.revertToState(snapshot);
        }
    }

    struct Round {
        address account;
        uint256 power;
        /// Seconds since the synthesis before.
        uint256 later;
        /// Prize of the lucky pool that is settled on the way, and who got it.
        uint256 prize;
        address winner;
    }

    function test_the_last_payer_before_ten_minutes_without_a_synthesis_wins() public {
        Round[5] memory rows = [
            Round(payer, 100, 0, 0, address(0)),
            Round(member, 200, 599, 0, address(0)),
            Round(payer, 40, 600, 6_000000000000000000, member),
            Round(payer, 40, 599, 0, address(0)),
            Round(member, 40, 601, 1_600000000000000000, payer)
        ];
        for (uint256 i; i < rows.length; ++i) {
            vm.warp(block.timestamp + rows[i].later);
            uint256 before = rows[i].winner == address(0) ? 0 : main.rewardBalanceOf(rows[i].winner);
            _synthesise(rows[i].account, rows[i].power);
            if (rows[i].prize == 0) continue;
            assertEq(main.rewardBalanceOf(rows[i].winner) - before, rows[i].prize);
            assertEq(main.luckyPool().lastWinner, rows[i].winner);
            assertEq(main.luckyPool().lastPrize, rows[i].prize);
        }
    }
}
