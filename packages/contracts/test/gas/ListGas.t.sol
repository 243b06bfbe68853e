// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../../src/interfaces/IHashrateMain.sol";
import {ITokenSwap} from "../../src/interfaces/ITokenSwap.sol";
import {SwapDeployment} from "../swap/SwapDeployment.sol";
import {Repeater} from "./Repeater.sol";

/// @title What a write and a page cost with ten members, machines and rows, and with a thousand of each
/// @notice The environment's LIST_LENGTH makes it another number: `npm run test:contracts:deep` asks for 100,000. The
///   figures are a committed snapshot for each number.
/// forge-config: default.isolate = true
contract ListGasTest is SwapDeployment {
    uint256 private constant FEW = 10;
    uint256 private constant POWER = 40;
    uint256 private constant ROW = 10 * ONE;
    uint256 private constant PARTS = 100;
    /// The row listed next stands at the same place of its stretches of 16 and 256 rows.
    uint256 private constant STRETCH = 256;
    uint256 private constant PAGE = 8;

    struct Costs {
        uint256 synthesis;
        uint256 claim;
        uint256 listing;
        uint256 purchase;
        uint256 takeOut;
        uint256 directMembers;
        uint256 machines;
        uint256 sales;
        uint256 queue;
    }

    uint256 private length;
    uint160 private nextMember = 0x5000;

    function setUp() public override {
        super.setUp();
        length = vm.envOr("LIST_LENGTH", uint256(1_000));
        acb.approve(address(main), type(uint256).max);
        main.fund(RESERVE + length * 80 * ONE);
        x.transfer(member, length * 32 * ONE);
        mv.transfer(seller, length * 3 * ROW);
        usdt.transfer(buyer, 100 * ROW);
        vm.prank(member);
        x.approve(address(main), type(uint256).max);
        vm.prank(seller);
        mv.approve(address(swap), type(uint256).max);
        vm.prank(buyer);
        usdt.approve(address(swap), type(uint256).max);
    }

    function test_gas_of_long_lists() public {
        _grow(FEW, FEW + 2);
        // Once unmeasured: the first of all writes words that were empty.
        _measure();
        Costs memory few = _measure();
        _grow(length, (length + STRETCH - 1) / STRETCH * STRETCH - 1);
        Costs memory many = _measure();
        _snapshot("10 of each", few);
        _snapshot(string.concat(vm.toString(length), " of each"), many);
        assertApproxEqAbs(many.synthesis, few.synthesis, 1_000, "a synthesis");
        assertApproxEqAbs(many.listing, few.listing, 1_000, "a listing");
        assertApproxEqAbs(many.purchase, few.purchase, 1_000, "a purchase");
        assertApproxEqAbs(many.takeOut, few.takeOut, 1_000, "a take-out");
        // The search for the machines that are out reads a row more for each doubling: 14 from 10 to 100,000.
        assertApproxEqAbs(many.claim, few.claim, 14 * 2_500, "a claim");
        assertApproxEqAbs(many.directMembers, few.directMembers, 1_000, "a page of members");
        assertApproxEqAbs(many.machines, few.machines, 20_000, "a page of machines");
        // At most fifteen words more on each of six levels, for the first row or for each.
        assertLt(many.queue, few.queue + 6 * 15 * 3_000, "a page of the queue");
        assertLt(many.sales, few.sales + 6 * 15 * 3_000, "a page of one's own rows");
    }

    /// Adds members under the member, machines of the member over 300 days, and rows of the seller.
    function _grow(uint256 each, uint256 rows) private {
        bytes memory listing = abi.encodeCall(ITokenSwap.listForSale, (ROW));
        bytes memory synthesis = abi.encodeCall(IHashrateMain.synthesise, (address(x), POWER, 100 * ONE, NEVER));
        uint256 parts = each < PARTS ? 1 : PARTS;
        _repeat(seller, address(swap), listing, rows);
        for (uint256 i; i < parts; ++i) {
            _repeat(member, address(main), synthesis, each / parts);
            _registerMany(each / parts);
            vm.warp(block.timestamp + 3 days);
        }
    }

    function _repeat(address account, address target, bytes memory data, uint256 times) private {
        vm.etch(account, type(Repeater).runtimeCode);
        for (uint256 left = times; left > 0;) {
            uint256 part = left < 1_000 ? left : 1_000;
            Repeater(account).repeat(target, data, part);
            left -= part;
        }
        vm.etch(account, "");
    }

    /// The second main stands in: only mains write to the registry.
    function _registerMany(uint256 count) private {
        bytes memory code = address(secondary).code;
        vm.etch(address(secondary), type(Repeater).runtimeCode);
        Repeater(address(secondary)).registerMany(address(registry), nextMember, count, member);
        vm.etch(address(secondary), code);
        nextMember += uint160(count);
    }

    /// Each write once, on a day of its own, by accounts that did the same before.
    function _measure() private returns (Costs memory costs) {
        vm.warp((block.timestamp / 1 days + 1) * 1 days);
        vm.prank(member);
        main.synthesise(address(x), POWER, 100 * ONE, NEVER);
        costs.synthesis = vm.lastCallGas().gasTotalUsed;
        vm.warp(block.timestamp + 61);
        vm.prank(member);
        main.claim(1);
        costs.claim = vm.lastCallGas().gasTotalUsed;
        vm.prank(seller);
        uint256 saleId = swap.listForSale(ROW);
        costs.listing = vm.lastCallGas().gasTotalUsed;
        vm.prank(buyer);
        swap.buyMv(ROW, ROW, ROW, NEVER);
        costs.purchase = vm.lastCallGas().gasTotalUsed;
        vm.prank(seller);
        swap.takeOut(saleId);
        costs.takeOut = vm.lastCallGas().gasTotalUsed;
        _measurePages(costs);
    }

    /// Eight rows from the far end of each list.
    function _measurePages(Costs memory costs) private {
        (, uint256 total) = main.directMembersOf(member, 0, 0);
        main.directMembersOf(member, total - PAGE, PAGE);
        costs.directMembers = vm.lastCallGas().gasTotalUsed;
        (, total) = main.machinesOf(member, 0, 0);
        main.machinesOf(member, total - PAGE, PAGE);
        costs.machines = vm.lastCallGas().gasTotalUsed;
        (, total) = swap.salesOf(seller, 0, 0);
        swap.salesOf(seller, total / 2 - PAGE / 2, PAGE);
        costs.sales = vm.lastCallGas().gasTotalUsed;
        (, total) = swap.saleQueue(0, 0);
        swap.saleQueue(total - PAGE, PAGE);
        costs.queue = vm.lastCallGas().gasTotalUsed;
    }

    function _snapshot(string memory with, Costs memory costs) private {
        _keep("synthesise", with, costs.synthesis);
        _keep("claim", with, costs.claim);
        _keep("listForSale", with, costs.listing);
        _keep("buyMv", with, costs.purchase);
        _keep("takeOut", with, costs.takeOut);
        _keep("directMembersOf, a page of 8", with, costs.directMembers);
        _keep("machinesOf, a page of 8", with, costs.machines);
        _keep("salesOf, a page of 8", with, costs.sales);
        _keep("saleQueue, a page of 8", with, costs.queue);
    }

    function _keep(string memory what, string memory with, uint256 cost) private {
        string memory group = string.concat("Lists", vm.toString(length));
        vm.snapshotValue(group, string.concat(what, ", ", with), cost);
    }
}
