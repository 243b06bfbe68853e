// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IHashrateMain} from "../../src/interfaces/IHashrateMain.sol";
import {HashrateMain} from "../../src/main/HashrateMain.sol";
import {MemberRegistry} from "../../src/members/MemberRegistry.sol";
import {TokenSwap} from "../../src/swap/TokenSwap.sol";
import {ProtocolToken} from "../../src/tokens/ProtocolToken.sol";
import {ChoosyToken} from "./ChoosyToken.sol";

/// @title The deployment under fire, its actors, and what the handlers remember of what happened
abstract contract ProtocolActors is Test {
    uint256 internal constant ONE = 1e18;
    uint256 internal constant SUPPLY = 1e12 * ONE;
    uint256 internal constant ACTORS = 20;
    uint256 private constant RESERVE = 50_000 * ONE;

    /// What went in and out of one main, and the last claims: running sums, kept apart from the contract's.
    struct Ledger {
        uint256 funded;
        uint256 donated;
        uint256 sentOut;
        uint256 feesBurned;
        uint256 paymentsBurned;
        mapping(address account => uint256) lastClaim;
        mapping(address account => uint256) machineCaps;
        mapping(address account => uint256) reward;
        mapping(address account => uint256) shares;
    }

    ProtocolToken public acb;
    ProtocolToken public x;
    ProtocolToken public mv;
    ProtocolToken public wxb;
    ChoosyToken public usdt;
    TokenSwap public swap;
    MemberRegistry public registry;
    HashrateMain[2] public mains;
    address public immutable treasury = address(0x7EA);
    address[] public actors;
    /// X paid to the treasury, in both mains.
    uint256 public paidToTreasury;
    /// Power ever synthesised.
    mapping(address account => uint256) public performance;
    Ledger[2] internal ledgers;

    constructor() {
        acb = new ProtocolToken("ACB", "ACB", 18, SUPPLY, address(this));
        x = new ProtocolToken("X", "X", 18, SUPPLY, address(this));
        mv = new ProtocolToken("MV", "MV", 18, SUPPLY, address(this));
        wxb = new ProtocolToken("WXB", "WXB", 18, SUPPLY, address(this));
        usdt = new ChoosyToken(SUPPLY, address(this));
        for (uint160 i; i < ACTORS; ++i) {
            actors.push(address(0xA000 + i));
        }
        registry = new MemberRegistry(actors[0]);
        mains[0] = _deployMain();
        mains[1] = _deployMain();
        swap = _deploySwap();
        mains[0].connectTokenSwap(address(swap));
        mains[1].connectTokenSwap(address(swap));
        for (uint256 i; i < ACTORS; ++i) {
            _equip(actors[i]);
        }
        // Half of the actors are members from the start, in a line of which the first settles the rest.
        for (uint256 i = 1; i < ACTORS / 2; ++i) {
            vm.prank(actors[i]);
            mains[0].register(actors[i - 1]);
        }
        for (uint256 i; i < 2; ++i) {
            acb.approve(address(mains[i]), RESERVE);
            mains[i].fund(RESERVE);
            ledgers[i].funded = RESERVE;
        }
    }

    function _deployMain() private returns (HashrateMain deployed) {
        deployed = new HashrateMain(address(acb), address(registry), treasury);
        registry.admitMain(address(deployed));
        deployed.setTerms(address(acb), true, 20, 40, 2 * ONE);
        deployed.setTerms(address(x), true, 20, 40, 0.4e18);
    }

    function _deploySwap() private returns (TokenSwap) {
        address[] memory spent = new address[](2);
        (spent[0], spent[1]) = (address(mains[1]), address(mains[0]));
        return new TokenSwap(
            TokenSwap.Wiring(address(mv), address(acb), address(x), address(wxb), address(usdt), treasury, spent)
        );
    }

    /// Gives the actor a million of each token, and lets the contracts take them.
    function _equip(address account) private {
        ERC20[5] memory tokens = [ERC20(acb), x, mv, wxb, usdt];
        for (uint256 i; i < tokens.length; ++i) {
            tokens[i].transfer(account, 1e6 * ONE);
            vm.startPrank(account);
            tokens[i].approve(address(mains[0]), type(uint256).max);
            tokens[i].approve(address(mains[1]), type(uint256).max);
            tokens[i].approve(address(swap), type(uint256).max);
            vm.stopPrank();
        }
    }

    function _actor(uint256 seed) internal view returns (address) {
        return actors[seed % ACTORS];
    }

    /// Makes a write whose preview was asked: the two must agree, byte for byte in the failure.
    function _write(address on, address account, bytes memory write, bytes memory preview)
        internal
        returns (bool done, bytes memory answer)
    {
        (bool answered, bytes memory told) = on.staticcall(preview);
        assertTrue(answered, "a preview never reverts");
        (bool ok, bytes memory refusal) = abi.decode(told, (bool, bytes));
        vm.prank(account);
        (done, answer) = on.call(write);
        assertEq(done, ok, "the write does what its preview says");
        if (!done) assertEq(answer, refusal, "the write fails as its preview says");
    }

    /// Rule 3: both lines of `account` end, and no account stands in them twice.
    function _checkLinesEnd(address account) internal view {
        address above = account;
        for (uint256 i; above != address(0); ++i) {
            assertLt(i, ACTORS, "a settler line is a circle");
            above = registry.relationsOf(above).settler;
        }
        above = account;
        for (uint256 i; above != address(0); ++i) {
            assertLt(i, ACTORS, "a referrer line is a circle");
            above = registry.relationsOf(above).referrer;
        }
    }

    function _owed(uint256 index) internal view returns (uint256 held, uint256 owed) {
        IHashrateMain.Obligations memory books = mains[index].obligations();
        owed = books.freeReserve + books.machineOwed + books.sharesOwed + books.rewardOwed + books.luckyPool
            + books.maxPowerPool;
        held = books.held;
    }
}
