// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateRecords} from "./IHashrateRecords.sol";
import {IMembership} from "./IMemberRegistry.sol";

/// @title Members, hashrate synthesis, machines, revenue and prize pools
/// @notice Amounts are base units of ACB unless a pay token stands beside them; power is a whole number; times are
///   unix seconds; days are unix days (time / 86,400, UTC). Lists are paged by `(offset, limit)`, at most 100 rows.
///   Every write has a view `previewX(account, ...)` that runs all its checks but the allowance and returns `ok`, or
///   the encoded custom error (`refusal`) that the write would revert with.
interface IHashrateMain is IMembership, IHashrateRecords {
    struct Member {
        address account;
        /// Zero for the founder and for somebody who isn't a member.
        address referrer;
        address settler;
        uint64 joinedAt;
        bool isMember;
        /// Power of the machines of this main that still run.
        uint256 activePower;
        /// Power ever synthesised by the account, in all mains.
        uint256 ownPerformance;
        /// Power ever synthesised in the referral line below (`LINE_DEPTH` levels), in all mains.
        uint256 teamPerformance;
        uint256 directCount;
        uint256 teamCount;
        uint8 sLevel;
        uint8 vipLevel;
    }

    /// The fixed figures of the deployment; V is power times one ACB.
    struct Figures {
        /// Of V, the most a machine ever earns.
        uint256 capBps;
        /// Of V, what a machine earns in a day.
        uint256 dailyBps;
        /// Of V, for the payer's referrer.
        uint256 dynamicBps;
        /// Of V, for the payer's settler, the settler's settler, and the next.
        uint256[3] preachingBps;
        /// Of V, into the lucky pool and the maximum-power pool.
        uint256 luckyPoolBps;
        uint256 maxPowerPoolBps;
        /// Seconds from a synthesis to the end of the lucky pool's round.
        uint64 luckyRoundSeconds;
        /// Seconds from a machine's start until it is out.
        uint64 machineSeconds;
    }

    struct Terms {
        /// Whether hashrate can be paid with this token now.
        bool enabled;
        /// Power must be a multiple of this.
        uint256 powerStep;
        /// Least power of one synthesis.
        uint256 lowestPower;
        /// Base units of the pay token for one unit of power.
        uint256 price;
        /// Most power that the free reserve covers now, a multiple of the step; zero when below the lowest.
        uint256 largestPower;
    }

    struct Machine {
        uint256 id;
        address payToken;
        uint256 power;
        /// Base units of `payToken`.
        uint256 paid;
        uint64 startedAt;
        uint64 endsAt;
        /// The most this machine can ever earn.
        uint256 cap;
        /// Earned so far, claimed or not.
        uint256 revenue;
        /// Whether the cap is reached.
        bool out;
    }

    /// Machine revenue waiting at a time t is floor(powerSeconds(t) * rateNumerator / rateDenominator) - received[0];
    /// until `nextOutAt`, powerSeconds grows by `activePower` every second.
    struct Revenue {
        uint256[5] waiting;
        uint256[5] received;
        uint256 activePower;
        /// Power times seconds that the account's machines ran, up to the block's timestamp.
        uint256 powerSeconds;
        /// Base units of ACB for one power-second, as a fraction.
        uint256 rateNumerator;
        uint256 rateDenominator;
        /// When the next machine goes out; zero when none runs.
        uint64 nextOutAt;
    }

    struct LuckyPool {
        uint256 balance;
        /// Rounds begin at 1; the number grows when a round is settled.
        uint256 round;
        /// When the open round ends; zero while none is open. Reached and not zero: waits to be settled.
        uint64 deadline;
        /// Who synthesised last, also after the settlement.
        address lastInput;
        uint64 lastInputAt;
        address lastWinner;
        uint256 lastPrize;
    }

    struct MaxPowerPool {
        uint256 balance;
        /// The 00:00 UTC that ends the period. Reached: waits to be settled.
        uint64 periodEnd;
        /// Zero until somebody synthesised in the period.
        address leader;
        uint256 power;
        address lastWinner;
        uint256 lastPrize;
    }

    /// What the contract holds against what it owes; `held` is never less than the sum of the rest.
    struct Obligations {
        uint256 held;
        /// Not promised to anybody.
        uint256 freeReserve;
        /// What machines earned and can still earn, not claimed.
        uint256 machineOwed;
        /// Dynamic revenue and preaching gold, not claimed.
        uint256 sharesOwed;
        /// Reward balances: claimed revenue and prizes, not moved to wallets.
        uint256 rewardOwed;
        uint256 luckyPool;
        uint256 maxPowerPool;
    }

    // Members

    /// @notice Levels of referrers that count for team sums.
    function LINE_DEPTH() external view returns (uint256);

    /// @notice The member without a referrer, under whom anybody can join.
    function founder() external view returns (address);

    /// @notice Relations, performance and levels of `account`; `isMember` is false for somebody who never registered.
    function memberOf(address account) external view returns (Member memory);

    /// @notice Members that `account` referred, in the order of joining, and how many there are.
    function directMembersOf(address account, uint256 offset, uint256 limit)
        external
        view
        returns (DirectMember[] memory page, uint256 total);

    /// @notice Makes the caller a member under `referrer`, for good; `referrer` is the first settler as well.
    function register(address referrer) external;

    /// @notice Whether `register` by `account` would succeed now; else `refusal` is its encoded error.
    function previewRegister(address account, address referrer) external view returns (bool ok, bytes memory refusal);

    /// @notice Makes `settler`, a member, the caller's settler. The line above is walked at most 256 steps.
    function changeSettler(address settler) external;

    /// @notice Whether `changeSettler` by `account` would succeed now; else `refusal` is its encoded error.
    function previewChangeSettler(address account, address settler)
        external
        view
        returns (bool ok, bytes memory refusal);

    /// @notice What each S and VIP level takes.
    function levelThresholds() external view returns (LevelThresholds memory);

    /// @notice The next 00:00 UTC, when VIP levels change, unix seconds.
    function vipRefreshAt() external view returns (uint64);

    // Synthesis

    /// @notice The tokens that terms were ever set for.
    function payTokens() external view returns (address[] memory);

    /// @notice Terms of a synthesis paid in `payToken`; all zero for a token without terms.
    function synthesisTerms(address payToken) external view returns (Terms memory);

    /// @notice Base units of `payToken` that `power` costs. Reverts when the terms refuse this power.
    function quoteSynthesis(address payToken, uint256 power) external view returns (uint256 payment);

    /// @notice Pays for `power` and starts a machine. `maxPayment` in base units of `payToken` is what has to be
    ///   authorised; `deadline` is the last second at which this may be mined.
    function synthesise(address payToken, uint256 power, uint256 maxPayment, uint64 deadline)
        external
        returns (uint256 machineId);

    /// @notice Whether `synthesise` by `account` would succeed now, but for the allowance; else `refusal` is its encoded error.
    ///   Power is a whole number, `maxPayment` base units of `payToken`, `deadline` unix seconds.
    function previewSynthesise(address account, address payToken, uint256 power, uint256 maxPayment, uint64 deadline)
        external
        view
        returns (bool ok, bytes memory refusal);

    /// @notice Machines of `owner`, newest first, and how many there are.
    function machinesOf(address owner, uint256 offset, uint256 limit)
        external
        view
        returns (Machine[] memory page, uint256 total);

    /// @notice Power of the machines of `account` in this main that ran at `time` (not later than the block).
    function powerAt(address account, uint64 time) external view returns (uint256);

    // Revenue

    /// @notice Revenue of `account` by kind, and what is needed to go on counting between blocks.
    function revenueOf(address account) external view returns (Revenue memory);

    /// @notice Seconds that must be exceeded between two claims of one account.
    function claimInterval() external view returns (uint64);

    /// @notice First second at which `account` may claim, unix seconds; zero when it never did.
    function nextClaimAt(address account) external view returns (uint64);

    /// @notice Moves waiting revenue of the kinds in the bit mask (bit 0 machine ... bit 4 preaching third) to the
    ///   caller's reward balance, and gives the base units of ACB moved. Kinds with nothing waiting are passed over.
    function claim(uint8 kinds) external returns (uint256 amount);

    /// @notice Whether `claim` by `account` would succeed now; else `refusal` is its encoded error.
    ///   `kinds` is the bit mask of a claim.
    function previewClaim(address account, uint8 kinds) external view returns (bool ok, bytes memory refusal);

    /// @notice Base units of ACB that the contract owes `account` after claims and prizes.
    function rewardBalanceOf(address account) external view returns (uint256);

    /// @notice Takes `amount` base units off the reward balance of `account`: burns `fee` of it, sends the rest to `to`.
    ///   For the token swap only, which asks the owner of the balance.
    function spendReward(address account, uint256 amount, uint256 fee, address to) external;

    /// @notice The one contract that may spend reward balances; zero until connected, then for good.
    function tokenSwap() external view returns (address);

    // Pools

    /// @notice The pool that the last payer of a round wins: base units of ACB, and unix seconds.
    function luckyPool() external view returns (LuckyPool memory);

    /// @notice The pool that the largest synthesis of a UTC day wins: base units of ACB, power, and unix seconds.
    function maxPowerPool() external view returns (MaxPowerPool memory);

    /// @notice Credits the lucky pool, base units of ACB, to the last payer of a round that has ended. Anybody may.
    function settleLuckyPool() external returns (address winner, uint256 prize);

    /// @notice Whether `settleLuckyPool` by `account` would succeed now; else `refusal` is its encoded error.
    function previewSettleLuckyPool(address account) external view returns (bool ok, bytes memory refusal);

    /// @notice Credits the maximum-power pool, base units of ACB, to the leader of a day that has ended. Anybody may.
    function settleMaxPowerPool() external returns (address winner, uint256 prize);

    /// @notice Whether `settleMaxPowerPool` by `account` would succeed now; else `refusal` is its encoded error.
    function previewSettleMaxPowerPool(address account) external view returns (bool ok, bytes memory refusal);

    // Books

    /// @notice Shares of a synthesis and spans of time, fixed for good.
    function figures() external view returns (Figures memory);

    /// @notice The token that revenue and prizes are paid in.
    function acb() external view returns (address);

    /// @notice The member registry that both mains write to.
    function registry() external view returns (address);

    /// @notice Where payments go that aren't burned.
    function treasury() external view returns (address);

    /// @notice What the contract holds and what it owes, by kind, in base units of ACB.
    function obligations() external view returns (Obligations memory);

    /// @notice Base units of ACB not promised to anybody; what a synthesis promises is set aside from it.
    function freeReserve() external view returns (uint256);

    /// @notice Adds `amount` base units of the caller's ACB to the free reserve.
    function fund(uint256 amount) external;

    /// @notice Whether `fund` by `account` would succeed now, but for the allowance; else `refusal` is its encoded error.
    ///   `amount` is base units of ACB.
    function previewFund(address account, uint256 amount) external view returns (bool ok, bytes memory refusal);

    /// @notice Base units of ACB that this contract ever burned.
    function totalBurned() external view returns (uint256);

    /// @notice Base units of ACB claimed by `account`, by kind, on `dayCount` days (at most 100) from the unix day
    ///   `firstDay`.
    function claimedByDay(address account, uint256 firstDay, uint256 dayCount)
        external
        view
        returns (uint256[5][] memory);

    /// @notice Base units of ACB burned by this contract on `dayCount` days (at most 100) from the unix day `firstDay`.
    function burnedByDay(uint256 firstDay, uint256 dayCount) external view returns (uint256[] memory);
}
