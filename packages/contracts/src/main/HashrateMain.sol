// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../interfaces/IHashrateMain.sol";
import {IMemberRegistry} from "../interfaces/IMemberRegistry.sol";
import {UtcDay} from "../time/UtcDay.sol";
import {MachineLedger} from "./MachineLedger.sol";
import {ReserveBooks} from "./ReserveBooks.sol";
import {Synthesis} from "./Synthesis.sol";

/// @title Reference implementation of a main contract
/// @notice A demonstration for local chains, unaudited. The owner sets terms of payment and connects the token swap
///   once; no function lets anybody but its owner move a waiting revenue or a reward balance.
contract HashrateMain is Synthesis {
    using MachineLedger for MachineLedger.Row[];

    /// @param acb_ the token that revenue is paid in
    /// @param registry_ the registry that admits this contract afterwards
    /// @param treasury_ where payments go that aren't burned
    constructor(address acb_, address registry_, address treasury_)
        ReserveBooks(acb_)
        Synthesis(registry_, treasury_)
    {}

    /// @inheritdoc IHashrateMain
    function register(address referrer) external nonReentrant {
        IMemberRegistry(registry).register(msg.sender, referrer);
    }

    /// @inheritdoc IHashrateMain
    function changeSettler(address settler) external nonReentrant {
        IMemberRegistry(registry).changeSettler(msg.sender, settler);
    }

    /// @inheritdoc IHashrateMain
    function previewRegister(address account, address referrer) external view returns (bool ok, bytes memory refusal) {
        try IMemberRegistry(registry).checkRegister(account, referrer) {
            ok = true;
        } catch (bytes memory reason) {
            refusal = reason;
        }
    }

    /// @inheritdoc IHashrateMain
    function previewChangeSettler(address account, address settler)
        external
        view
        returns (bool ok, bytes memory refusal)
    {
        try IMemberRegistry(registry).checkChangeSettler(account, settler) {
            ok = true;
        } catch (bytes memory reason) {
            refusal = reason;
        }
    }

    /// @inheritdoc IHashrateMain
    function memberOf(address account) external view returns (Member memory) {
        IMemberRegistry book = IMemberRegistry(registry);
        IMemberRegistry.Relations memory relations = book.relationsOf(account);
        return Member({
            account: account,
            referrer: relations.referrer,
            settler: relations.settler,
            joinedAt: relations.joinedAt,
            isMember: relations.joinedAt != 0,
            activePower: machines[account].powerAt(uint64(block.timestamp), MACHINE_SECONDS),
            ownPerformance: relations.ownPerformance,
            teamPerformance: relations.teamPerformance,
            directCount: relations.directCount,
            teamCount: relations.teamCount,
            sLevel: book.sLevelOf(account),
            vipLevel: book.vipLevelOf(account)
        });
    }

    /// @inheritdoc IHashrateMain
    function directMembersOf(address account, uint256 offset, uint256 limit)
        external
        view
        returns (DirectMember[] memory page, uint256 total)
    {
        return IMemberRegistry(registry).directMembersOf(account, offset, limit);
    }

    /// @inheritdoc IHashrateMain
    function levelThresholds() external view returns (LevelThresholds memory) {
        return IMemberRegistry(registry).levelThresholds();
    }

    /// @inheritdoc IHashrateMain
    function LINE_DEPTH() external view returns (uint256) {
        return IMemberRegistry(registry).LINE_DEPTH();
    }

    /// @inheritdoc IHashrateMain
    function founder() external view returns (address) {
        return IMemberRegistry(registry).founder();
    }

    /// @inheritdoc IHashrateMain
    function vipRefreshAt() external view returns (uint64) {
        return UtcDay.nextMidnight();
    }
}
