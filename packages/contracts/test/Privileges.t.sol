// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../src/interfaces/IHashrateMain.sol";
import {IMemberRegistry} from "../src/interfaces/IMemberRegistry.sol";
import {HashrateMain} from "../src/main/HashrateMain.sol";
import {MemberRegistry} from "../src/members/MemberRegistry.sol";
import {ProtocolToken} from "../src/tokens/ProtocolToken.sol";
import {SwapDeployment} from "./swap/SwapDeployment.sol";

/// @title Nobody with a privilege can move what belongs to somebody else
/// @notice Every privileged function there is (source-rules/sourceRules.mjs finds them, and refuses one that isn't on
///   its list) is called by everybody with a privilege, with arguments of chance; what everybody owns stays the same.
/// forge-config: default.fuzz.runs = 64
contract PrivilegesTest is SwapDeployment {
    address[] private everybody;

    function setUp() public override {
        super.setUp();
        _synthesise(member, 1000);
        _earn(member, 400, 200);
        _list(seller, 50 * ONE);
        _buy(20 * ONE);
        x.transfer(member, 500 * ONE);
        vm.prank(member);
        x.approve(address(main), type(uint256).max);
        everybody = [founder, referrer, member, stranger, seller, buyer];
    }

    /// What an account owns: in its wallet, in the mains' books, and in the queue.
    function _belongings(address account) private view returns (bytes memory) {
        ProtocolToken[6] memory tokens = [acb, x, usdt, mv, wxb, lbt];
        uint256[6] memory wallet;
        for (uint256 i; i < tokens.length; ++i) {
            wallet[i] = tokens[i].balanceOf(account);
        }
        (, uint256 machines) = main.machinesOf(account, 0, 0);
        (, uint256 sales) = swap.salesOf(account, 0, 0);
        return abi.encode(
            wallet,
            main.revenueOf(account),
            secondary.revenueOf(account),
            [main.rewardBalanceOf(account), secondary.rewardBalanceOf(account), machines, sales],
            swap.proceedsOf(account)
        );
    }

    function _allBelongings() private view returns (bytes32) {
        bytes memory all = abi.encode(main.obligations(), secondary.obligations(), swap.obligations(address(mv)));
        for (uint256 i; i < everybody.length; ++i) {
            all = bytes.concat(all, _belongings(everybody[i]));
        }
        return keccak256(all);
    }

    /// What a privileged call is made of.
    struct Chance {
        address account;
        address other;
        uint256 amount;
        uint256 fee;
    }

    function _chance(uint256 one, uint256 other, uint256 amount, uint256 fee) private view returns (Chance memory) {
        return Chance(everybody[one % everybody.length], everybody[other % everybody.length], amount, fee);
    }

    function _callOfMain(uint256 which, Chance memory by) private view returns (bytes memory) {
        if (which == 0) return abi.encodeCall(HashrateMain(address(main)).connectTokenSwap, (by.account));
        if (which == 1) return abi.encodeCall(IHashrateMain.spendReward, (by.account, by.amount, by.fee, by.other));
        uint64 step = uint64(by.amount);
        return abi.encodeCall(HashrateMain(address(main)).setTerms, (address(x), true, step, step, by.fee));
    }

    function _callOfRegistry(uint256 which, Chance memory by) private view returns (bytes memory) {
        if (which == 0) return abi.encodeCall(MemberRegistry(address(registry)).admitMain, (by.account));
        if (which == 1) return abi.encodeCall(IMemberRegistry.register, (by.account, by.other));
        if (which == 2) return abi.encodeCall(IMemberRegistry.changeSettler, (by.account, by.other));
        return abi.encodeCall(IMemberRegistry.recordPerformance, (by.account, by.amount));
    }

    /// The owner of all contracts is this test.
    function testFuzz_the_owner_moves_nothing(uint256 which, uint256 one, uint256 other, uint256 amount, uint256 fee)
        public
    {
        Chance memory by = _chance(one, other, amount, fee % 2 == 0 ? fee % 100 * ONE : fee);
        bytes32 before = _allBelongings();
        (bool done,) = address(main).call(_callOfMain(which % 3, by));
        assertEq(_allBelongings(), before, "the owner moved something");
        // Once the contracts are connected, only terms are the owner's to set.
        if (done) assertEq(which % 3, 2);
        (done,) = address(registry).call(_callOfRegistry(which % 4, by));
        assertFalse(done, "the registry is full, and its other writes are the mains'");
        assertEq(_allBelongings(), before, "the owner moved something in the registry");
    }

    /// A main may write relations and sums of anybody, and no funds.
    function testFuzz_a_main_moves_nothing_in_the_registry(uint256 which, uint256 one, uint256 other, uint256 amount)
        public
    {
        bytes memory data = _callOfRegistry(which % 4, _chance(one, other, amount, 0));
        bytes32 before = _allBelongings();
        vm.prank(address(secondary));
        (bool done,) = address(registry).call(data);
        assertEq(_allBelongings(), before, "a main moved something");
        if (done) assertGt(which % 4, 0, "a main admits no other main");
    }

    /// The token swap, which has the one privilege over reward balances, spends its caller's only.
    function testFuzz_the_swap_spends_its_callers_reward_only(uint256 one, uint256 amount) public {
        address caller = everybody[one % everybody.length];
        amount = bound(amount, 1, 100 * ONE);
        bytes[] memory before = new bytes[](everybody.length);
        for (uint256 i; i < everybody.length; ++i) {
            before[i] = _belongings(everybody[i]);
        }
        vm.prank(caller);
        (bool done,) = address(swap).call(abi.encodeCall(swap.exchange, (address(acb), address(acb), amount, 0, NEVER)));
        for (uint256 i; i < everybody.length; ++i) {
            bool changed = keccak256(before[i]) != keccak256(_belongings(everybody[i]));
            assertEq(changed, done && everybody[i] == caller, "somebody else's reward balance");
        }
    }

    /// Terms changed by the owner cost no payer more than was allowed.
    function testFuzz_new_terms_cost_nobody_more_than_allowed(uint128 price, uint256 most) public {
        main.setTerms(address(x), true, 20, 40, price == 0 ? 1 : price);
        uint256 before = x.balanceOf(member);
        vm.prank(member);
        (bool done,) =
            address(main).call(abi.encodeCall(IHashrateMain.synthesise, (address(x), 40, most, NEVER)));
        uint256 paid = before - x.balanceOf(member);
        assertLe(paid, most);
        if (!done) assertEq(paid, 0);
    }
}
