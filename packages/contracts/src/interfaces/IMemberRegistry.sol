// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IProtocolFailures} from "./IProtocolFailures.sol";

/// @title Failures and events of membership, the same at the registry and at the mains that call it
interface IMembership is IProtocolFailures {
    /// One row of the members that an account referred.
    struct DirectMember {
        address account;
        uint64 joinedAt;
        uint256 ownPerformance;
        uint256 teamPerformance;
        uint256 teamCount;
        uint8 sLevel;
    }

    /// Least figures for the levels 1 to 5.
    struct LevelThresholds {
        /// Team performance for an S level.
        uint256[5] teamPerformance;
        /// Active power at the last 00:00 UTC for a VIP level.
        uint256[5] activePower;
    }

    /// `account` never registered.
    error NotMember(address account);
    /// `account` registered before, under `referrer`, for good.
    error AlreadyMember(address account, address referrer);
    /// Nobody can be their own referrer.
    error OwnReferrer(address account);
    /// Nobody can be their own settler.
    error OwnSettler(address account);
    /// `settler` is `account`'s settler already.
    error SettlerUnchanged(address account, address settler);
    /// `settler` stands below `account` in the settler line: the line would close to a circle.
    error SettlerCircle(address account, address settler);
    /// The settler line above `settler` is longer than can be walked.
    error SettlerLineTooLong(address settler, uint256 mostSteps);
}

/// @title Who belongs to whom: referrers, settlers, team sums and levels, for both main contracts
/// @notice Members call the main contracts; only these write here. Power is a whole number, times are unix seconds.
interface IMemberRegistry is IMembership {
    /// What the registry knows of one account; all zero for somebody who never registered.
    struct Relations {
        address referrer;
        address settler;
        uint64 joinedAt;
        uint256 ownPerformance;
        uint256 teamPerformance;
        uint256 directCount;
        uint256 teamCount;
    }

    /// `account` became a member under `referrer` (zero for the founder), for good.
    event MemberRegistered(address indexed account, address indexed referrer, uint64 joinedAt);
    /// Preaching gold of what `account` synthesises goes to `settler` and its line from now on.
    event SettlerChanged(address indexed account, address indexed previousSettler, address indexed settler);
    /// `power` was added to the own performance of `account` and to the team performance of its line.
    event PerformanceRecorded(address indexed main, address indexed account, uint256 power);
    /// `main` may write to the registry, for good.
    event MainAdmitted(address indexed main);

    /// @notice Levels of referrers whose team sums a synthesis or a registration adds to.
    function LINE_DEPTH() external view returns (uint256);

    /// @notice Most steps that a settler line is walked upward when a settler is changed.
    function SETTLER_STEPS() external view returns (uint256);

    /// @notice The member without a referrer, under whom anybody can join.
    function founder() external view returns (address);

    /// @notice The main contracts that may write here, in the order of admission (two at most).
    function mains() external view returns (address[] memory);

    /// @notice Whether `account` is a member.
    function isMember(address account) external view returns (bool);

    /// @notice Relations and sums of `account`.
    function relationsOf(address account) external view returns (Relations memory);

    /// @notice S level (0 to 5) by the power ever synthesised in the referral line below `account`.
    function sLevelOf(address account) external view returns (uint8);

    /// @notice VIP level (0 to 5) by the active power of `account`, in all mains, at the last 00:00 UTC.
    function vipLevelOf(address account) external view returns (uint8);

    /// @notice What each level takes.
    function levelThresholds() external view returns (LevelThresholds memory);

    /// @notice Members that `account` referred, in the order of joining, at most 100, and how many there are.
    function directMembersOf(address account, uint256 offset, uint256 limit)
        external
        view
        returns (DirectMember[] memory page, uint256 total);

    /// @notice Makes `account` a member under `referrer`, who also becomes the settler. Mains only.
    function register(address account, address referrer) external;

    /// @notice Reverts as `register` would.
    function checkRegister(address account, address referrer) external view;

    /// @notice Makes `settler` the settler of `account`. Mains only.
    function changeSettler(address account, address settler) external;

    /// @notice Reverts as `changeSettler` would.
    function checkChangeSettler(address account, address settler) external view;

    /// @notice Adds `power` to the performance of `account` and of the `LINE_DEPTH` referrers above. Mains only.
    function recordPerformance(address account, uint256 power) external;
}
