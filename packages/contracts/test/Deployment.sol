// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {IHashrateMain} from "../src/interfaces/IHashrateMain.sol";

import {HashrateMain} from "../src/main/HashrateMain.sol";
import {MemberRegistry} from "../src/members/MemberRegistry.sol";
import {ProtocolToken} from "../src/tokens/ProtocolToken.sol";

/// @title The reference deployment with both mains, as the tests use it
abstract contract Deployment is Test {
    uint256 internal constant ONE = 1e18;
    uint256 internal constant SUPPLY = 1e9 * ONE;
    uint256 internal constant RESERVE = 1e6 * ONE;
    uint64 internal constant NEVER = type(uint64).max;

    address internal founder = makeAddr("founder");
    address internal referrer = makeAddr("referrer");
    address internal member = makeAddr("member");
    address internal stranger = makeAddr("stranger");
    address internal treasury = makeAddr("treasury");
    address internal tokenSwap = makeAddr("tokenSwap");

    ProtocolToken internal acb;
    ProtocolToken internal x;
    ProtocolToken internal usdt;
    ProtocolToken internal wxb;
    ProtocolToken internal ftb;
    ProtocolToken internal lbt;
    MemberRegistry internal registry;
    HashrateMain internal main;
    HashrateMain internal secondary;

    function setUp() public virtual {
        acb = _token("ACB");
        x = _token("X");
        usdt = _token("USDT");
        wxb = _token("WXB");
        ftb = _token("FTB");
        lbt = _token("LBT");
        registry = new MemberRegistry(founder);
        main = _deployMain();
        secondary = _deployMain();
        _join(referrer, founder);
        _join(member, referrer);
    }

    function _token(string memory symbol) private returns (ProtocolToken) {
        return new ProtocolToken(symbol, symbol, 18, SUPPLY, address(this));
    }

    function _deployMain() private returns (HashrateMain deployed) {
        deployed = new HashrateMain(address(acb), address(registry), treasury);
        registry.admitMain(address(deployed));
        deployed.connectTokenSwap(tokenSwap);
        deployed.setTerms(address(x), true, 20, 40, 0.4e18);
        deployed.setTerms(address(usdt), true, 20, 40, 1e18);
        deployed.setTerms(address(acb), true, 20, 40, 2e18);
        deployed.setTerms(address(wxb), true, 100, 100, 0.05e18);
        deployed.setTerms(address(ftb), true, 100, 100, 5e18);
        deployed.setTerms(address(lbt), true, 100, 100, 8e18);
        acb.approve(address(deployed), RESERVE);
        deployed.fund(RESERVE);
    }

    function _join(address account, address under) internal {
        vm.prank(account);
        main.register(under);
    }

    /// Gives `account` what `power` costs and authorises exactly that.
    function _equip(HashrateMain on, address account, ProtocolToken token, uint256 power)
        internal
        returns (uint256 payment)
    {
        payment = on.quoteSynthesis(address(token), power);
        token.transfer(account, payment);
        vm.prank(account);
        token.approve(address(on), payment);
    }

    function _synthesise(HashrateMain on, address account, ProtocolToken token, uint256 power)
        internal
        returns (uint256 id)
    {
        uint256 payment = _equip(on, account, token, power);
        vm.prank(account);
        id = on.synthesise(address(token), power, payment, NEVER);
    }

    function _synthesise(address account, uint256 power) internal returns (uint256 id) {
        return _synthesise(main, account, x, power);
    }

    /// The write reverts with exactly `failure`, and its preview says the same beforehand.
    function _refused(address caller, bytes memory write, bytes memory preview, bytes memory failure) internal {
        (bool answered, bytes memory answer) = address(main).staticcall(preview);
        assertTrue(answered, "a preview never reverts");
        (bool ok, bytes memory refusal) = abi.decode(answer, (bool, bytes));
        assertFalse(ok, "the preview refuses");
        assertEq(refusal, failure, "the preview names the failure");
        _reverts(address(main), caller, write, failure);
    }

    function _reverts(address target, address caller, bytes memory write, bytes memory failure) internal {
        vm.prank(caller);
        (bool done, bytes memory reason) = target.call(write);
        assertFalse(done, "the write reverts");
        assertEq(reason, failure, "the write names the failure");
    }

    function _owedIn(HashrateMain of_) internal view returns (uint256) {
        IHashrateMain.Obligations memory books = of_.obligations();
        return books.freeReserve + books.machineOwed + books.sharesOwed + books.rewardOwed + books.luckyPool
            + books.maxPowerPool;
    }
}
