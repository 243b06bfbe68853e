// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @title What a main contract says happened, and why it refuses
/// @notice Amounts are base units of ACB unless a pay token stands beside them; times are unix seconds.
interface IHashrateRecords {
    /// The five kinds of revenue, in the order of every array of five and of the bits of a claim.
    enum RevenueKind {
        Machine,
        Dynamic,
        PreachingFirst,
        PreachingSecond,
        PreachingThird
    }

    /// A machine of `power` was started and paid with `paid` base units of `payToken`.
    event Synthesised(
        address indexed account, uint256 indexed machineId, address indexed payToken, uint256 power, uint256 paid
    );
    /// A share of revenue was put in waiting for `receiver`, from a synthesis of `payer`.
    event ShareCredited(address indexed receiver, address indexed payer, RevenueKind kind, uint256 amount);
    /// `amount` of waiting revenue of these kinds (a bit mask) became reward balance.
    event Claimed(address indexed account, uint8 kinds, uint256 amount);
    /// The reward balance of `account` shrank by `amount`: `amount - fee` went to `to`, `fee` was burned.
    event RewardSpent(address indexed account, address indexed to, uint256 amount, uint256 fee);
    /// The lucky pool of a round became reward balance of its winner.
    event LuckyPoolSettled(uint256 indexed round, address indexed winner, uint256 prize);
    /// The maximum-power pool of the day that ended at `periodEnd` became reward balance of its winner.
    event MaxPowerPoolSettled(uint64 indexed periodEnd, address indexed winner, uint256 power, uint256 prize);
    /// `amount` was added to the free reserve.
    event ReserveFunded(address indexed from, uint256 amount);
    /// `amount` was burned, `totalBurned` by this contract in all.
    event Burned(uint256 amount, uint256 totalBurned);
    /// How hashrate is paid with `payToken` from now on; `price` in its base units for one unit of power.
    event TermsSet(address indexed payToken, bool enabled, uint256 powerStep, uint256 lowestPower, uint256 price);
    /// `tokenSwap` may spend reward balances, for good.
    event TokenSwapConnected(address indexed tokenSwap);

    /// Hashrate can't be paid with `token` (now).
    error PayTokenNotEnabled(address token);
    /// Less power than one synthesis with this token takes at least.
    error PowerTooLow(uint256 power, uint256 lowestPower);
    /// Power is synthesised in multiples of `powerStep`.
    error PowerNotMultiple(uint256 power, uint256 powerStep);
    /// The reserve can't set aside what `power` promises.
    error ReserveTooLow(uint256 freeReserve, uint256 needed);
    /// The price rose above what the payer allowed.
    error PaymentAboveMax(uint256 payment, uint256 maxPayment);
    /// Bits outside the five kinds, or none.
    error KindsInvalid(uint8 kinds);
    /// Claims are strictly more than `claimInterval` seconds apart.
    error ClaimTooSoon(uint64 nextClaimAt, uint64 blockTime);
    /// None of these kinds (a bit mask) has anything waiting for `account`.
    error NothingToClaim(address account, uint8 kinds);
    /// More than the reward balance of `account` was to be spent.
    error RewardBalanceTooLow(address account, uint256 balance, uint256 needed);
    /// No round of the lucky pool is open, or nobody leads the maximum-power pool.
    error NothingToSettle(uint64 blockTime);
    /// The round or the day goes on until `settleableAt`.
    error NotYetSettleable(uint64 settleableAt, uint64 blockTime);
    /// Terms with a step, lowest power or price of zero, or a lowest power that isn't a multiple of the step.
    error TermsInvalid(address payToken, uint256 powerStep, uint256 lowestPower, uint256 price);
    /// A fee above the amount that it is taken from.
    error FeeAboveAmount(uint256 fee, uint256 amount);
}
