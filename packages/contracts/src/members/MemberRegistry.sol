// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {LocalChainOnly} from "../guards/LocalChainOnly.sol";
import {Owned} from "../guards/Owned.sol";
import {IHashrateMain} from "../interfaces/IHashrateMain.sol";
import {IMemberRegistry} from "../interfaces/IMemberRegistry.sol";
import {PageBounds} from "../paging/PageBounds.sol";
import {UtcDay} from "../time/UtcDay.sol";

/// @title Reference implementation of the member registry
contract MemberRegistry is IMemberRegistry, LocalChainOnly, Owned {
    /// One account in three words, so that a step up the line reads one and writes one.
    struct Node {
        address referrer;
        uint64 joinedAt;
        address settler;
        uint48 directCount;
        uint48 teamCount;
        uint128 ownPerformance;
        uint128 teamPerformance;
    }

    /// @inheritdoc IMemberRegistry
    uint256 public constant LINE_DEPTH = 32;
    /// @inheritdoc IMemberRegistry
    uint256 public constant SETTLER_STEPS = 256;
    uint256 private constant MOST_MAINS = 2;

    /// @inheritdoc IMemberRegistry
    address public immutable founder;
    mapping(address account => Node) private nodes;
    mapping(address account => address[]) private directs;
    address[] private admitted;

    modifier onlyMain() {
        if (!_isMain(msg.sender)) revert CallerNotAllowed(msg.sender);
        _;
    }

    /// @param founder_ the member without a referrer
    constructor(address founder_) {
        if (founder_ == address(0)) revert AddressZero("founder");
        founder = founder_;
        nodes[founder_].joinedAt = uint64(block.timestamp);
        emit MemberRegistered(founder_, address(0), uint64(block.timestamp));
    }

    /// @notice Lets `main` write here; the owner's, twice at most, and never undone.
    function admitMain(address main) external onlyOwner {
        if (main == address(0)) revert AddressZero("main");
        if (_isMain(main)) revert AlreadyConnected(main);
        if (admitted.length == MOST_MAINS) revert FigureTooLarge(MOST_MAINS + 1, MOST_MAINS);
        admitted.push(main);
        emit MainAdmitted(main);
    }

    /// @inheritdoc IMemberRegistry
    function register(address account, address referrer) external onlyMain {
        checkRegister(account, referrer);
        Node storage node = nodes[account];
        node.referrer = referrer;
        node.settler = referrer;
        node.joinedAt = uint64(block.timestamp);
        directs[referrer].push(account);
        nodes[referrer].directCount += 1;
        address above = referrer;
        for (uint256 level; level < LINE_DEPTH && above != address(0); ++level) {
            nodes[above].teamCount += 1;
            above = nodes[above].referrer;
        }
        emit MemberRegistered(account, referrer, uint64(block.timestamp));
    }

    /// @inheritdoc IMemberRegistry
    function changeSettler(address account, address settler) external onlyMain {
        checkChangeSettler(account, settler);
        address previous = nodes[account].settler;
        nodes[account].settler = settler;
        emit SettlerChanged(account, previous, settler);
    }

    /// @inheritdoc IMemberRegistry
    function recordPerformance(address account, uint256 power) external onlyMain {
        uint256 most = type(uint64).max;
        if (power > most) revert FigureTooLarge(power, most);
        // Below 2^64 each: 2^64 synthesises would be needed for an overflow.
        uint128 added = uint128(power);
        nodes[account].ownPerformance += added;
        address above = nodes[account].referrer;
        for (uint256 level; level < LINE_DEPTH && above != address(0); ++level) {
            Node storage node = nodes[above];
            node.teamPerformance += added;
            above = node.referrer;
        }
        emit PerformanceRecorded(msg.sender, account, power);
    }

    /// @inheritdoc IMemberRegistry
    function mains() external view returns (address[] memory) {
        return admitted;
    }

    /// @inheritdoc IMemberRegistry
    function relationsOf(address account) external view returns (Relations memory) {
        Node storage node = nodes[account];
        return Relations({
            referrer: node.referrer,
            settler: node.settler,
            joinedAt: node.joinedAt,
            ownPerformance: node.ownPerformance,
            teamPerformance: node.teamPerformance,
            directCount: node.directCount,
            teamCount: node.teamCount
        });
    }

    /// @inheritdoc IMemberRegistry
    function directMembersOf(address account, uint256 offset, uint256 limit)
        external
        view
        returns (DirectMember[] memory page, uint256 total)
    {
        address[] storage list = directs[account];
        total = list.length;
        page = new DirectMember[](PageBounds.rows(offset, limit, total));
        for (uint256 i; i < page.length; ++i) {
            address direct = list[offset + i];
            Node storage node = nodes[direct];
            page[i] = DirectMember({
                account: direct,
                joinedAt: node.joinedAt,
                ownPerformance: node.ownPerformance,
                teamPerformance: node.teamPerformance,
                teamCount: node.teamCount,
                sLevel: sLevelOf(direct)
            });
        }
    }

    /// @inheritdoc IMemberRegistry
    function vipLevelOf(address account) external view returns (uint8) {
        uint64 midnight = UtcDay.lastMidnight();
        uint256 power;
        for (uint256 i; i < admitted.length; ++i) {
            power += IHashrateMain(admitted[i]).powerAt(account, midnight);
        }
        return _level(power, levelThresholds().activePower);
    }

    /// @inheritdoc IMemberRegistry
    function isMember(address account) public view returns (bool) {
        return nodes[account].joinedAt != 0;
    }

    /// @inheritdoc IMemberRegistry
    function sLevelOf(address account) public view returns (uint8) {
        return _level(nodes[account].teamPerformance, levelThresholds().teamPerformance);
    }

    /// @inheritdoc IMemberRegistry
    function checkRegister(address account, address referrer) public view {
        if (isMember(account)) revert AlreadyMember(account, nodes[account].referrer);
        if (account == referrer) revert OwnReferrer(account);
        if (!isMember(referrer)) revert NotMember(referrer);
    }

    /// @inheritdoc IMemberRegistry
    function checkChangeSettler(address account, address settler) public view {
        if (!isMember(account)) revert NotMember(account);
        if (account == settler) revert OwnSettler(account);
        if (!isMember(settler)) revert NotMember(settler);
        if (nodes[account].settler == settler) revert SettlerUnchanged(account, settler);
        address above = nodes[settler].settler;
        for (uint256 step; above != address(0); ++step) {
            if (step == SETTLER_STEPS) revert SettlerLineTooLong(settler, SETTLER_STEPS);
            if (above == account) revert SettlerCircle(account, settler);
            above = nodes[above].settler;
        }
    }

    /// @inheritdoc IMemberRegistry
    function levelThresholds() public pure returns (LevelThresholds memory) {
        return LevelThresholds({
            teamPerformance: [uint256(1_000), 5_000, 20_000, 100_000, 500_000],
            activePower: [uint256(100), 500, 2_000, 10_000, 50_000]
        });
    }

    function _isMain(address caller) private view returns (bool) {
        for (uint256 i; i < admitted.length; ++i) {
            if (admitted[i] == caller) return true;
        }
        return false;
    }

    function _level(uint256 figure, uint256[5] memory thresholds) private pure returns (uint8 level) {
        while (level < 5 && figure >= thresholds[level]) ++level;
    }
}
