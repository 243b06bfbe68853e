// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IHashrateMain} from "../interfaces/IHashrateMain.sol";
import {IMemberRegistry} from "../interfaces/IMemberRegistry.sol";
import {ExactPayment} from "../payments/ExactPayment.sol";
import {MachineLedger} from "./MachineLedger.sol";
import {PrizePools} from "./PrizePools.sol";
import {RevenueLedger} from "./RevenueLedger.sol";

/// @title Paying for hashrate, and setting aside everything that a synthesis promises
abstract contract Synthesis is RevenueLedger, PrizePools {
    using MachineLedger for MachineLedger.Row[];

    struct TokenTerms {
        /// Place in the list of pay tokens, first 1; zero for a token that terms were never set for.
        uint8 place;
        bool enabled;
        uint64 powerStep;
        uint64 lowestPower;
        uint256 price;
    }

    uint256 internal constant DYNAMIC_BPS = 1_000;
    uint256 internal constant PREACHING_FIRST_BPS = 500;
    uint256 internal constant PREACHING_SECOND_BPS = 300;
    uint256 internal constant PREACHING_THIRD_BPS = 200;
    uint256 internal constant LUCKY_BPS = 200;
    uint256 internal constant MAX_POWER_BPS = 100;
    /// Everything above together with the cap: 173 % of V.
    uint256 private constant PROMISED_BPS = CAP_BPS + DYNAMIC_BPS + PREACHING_FIRST_BPS + PREACHING_SECOND_BPS
        + PREACHING_THIRD_BPS + LUCKY_BPS + MAX_POWER_BPS;
    uint256 private constant MOST_POWER = type(uint64).max;
    uint256 private constant MOST_PAY_TOKENS = 100;

    /// @inheritdoc IHashrateMain
    address public immutable registry;
    /// @inheritdoc IHashrateMain
    address public immutable treasury;
    address[] private payTokenList;
    mapping(address payToken => TokenTerms) private terms;
    uint64 private machineCount;

    constructor(address registry_, address treasury_) {
        if (registry_ == address(0)) revert AddressZero("registry");
        if (treasury_ == address(0)) revert AddressZero("treasury");
        registry = registry_;
        treasury = treasury_;
    }

    /// @notice Sets how hashrate is paid with `payToken`; the owner's. Payments are bounded by what payers allow.
    /// @param powerStep power has to be a multiple of this
    /// @param lowestPower least power of one synthesis
    /// @param price base units of `payToken` for one unit of power
    function setTerms(address payToken, bool enabled, uint64 powerStep, uint64 lowestPower, uint256 price)
        external
        onlyOwner
    {
        if (payToken == address(0)) revert AddressZero("payToken");
        if (powerStep == 0 || lowestPower == 0 || price == 0 || lowestPower % powerStep != 0) {
            revert TermsInvalid(payToken, powerStep, lowestPower, price);
        }
        // A payment for the greatest power must not overflow.
        if (price > type(uint128).max) revert FigureTooLarge(price, type(uint128).max);
        uint8 place = terms[payToken].place;
        if (place == 0) {
            if (payTokenList.length == MOST_PAY_TOKENS) revert FigureTooLarge(MOST_PAY_TOKENS + 1, MOST_PAY_TOKENS);
            payTokenList.push(payToken);
            place = uint8(payTokenList.length);
        }
        terms[payToken] = TokenTerms(place, enabled, powerStep, lowestPower, price);
        emit TermsSet(payToken, enabled, powerStep, lowestPower, price);
    }

    /// @inheritdoc IHashrateMain
    function synthesise(address payToken, uint256 power, uint256 maxPayment, uint64 deadline)
        external
        nonReentrant
        returns (uint256 machineId)
    {
        uint256 payment = checkSynthesise(msg.sender, payToken, power, maxPayment, deadline);
        machineId = ++machineCount;
        machines[msg.sender].add(uint64(machineId), uint64(power), terms[payToken].place - 1, payment);
        _setAside(msg.sender, power);
        IMemberRegistry(registry).recordPerformance(msg.sender, power);
        emit Synthesised(msg.sender, machineId, payToken, power, payment);
        if (payToken == acb) {
            ExactPayment.take(acb, msg.sender, address(this), payment);
            _burn(payment);
        } else {
            ExactPayment.take(payToken, msg.sender, treasury, payment);
        }
    }

    /// @inheritdoc IHashrateMain
    function previewSynthesise(address account, address payToken, uint256 power, uint256 maxPayment, uint64 deadline)
        external
        view
        returns (bool ok, bytes memory refusal)
    {
        try this.checkSynthesise(account, payToken, power, maxPayment, deadline) {
            ok = true;
        } catch (bytes memory reason) {
            refusal = reason;
        }
    }

    /// @inheritdoc IHashrateMain
    function payTokens() external view returns (address[] memory) {
        return payTokenList;
    }

    /// @inheritdoc IHashrateMain
    function synthesisTerms(address payToken) external view returns (Terms memory) {
        TokenTerms storage set = terms[payToken];
        if (set.place == 0) return Terms(false, 0, 0, 0, 0);
        uint256 largest = (freeReserve * BPS) / (PROMISED_BPS * acbUnit);
        if (largest > MOST_POWER) largest = MOST_POWER;
        largest -= largest % set.powerStep;
        if (largest < set.lowestPower) largest = 0;
        return Terms(set.enabled, set.powerStep, set.lowestPower, set.price, largest);
    }

    /// @inheritdoc IHashrateMain
    function figures() external pure returns (Figures memory) {
        return Figures({
            capBps: CAP_BPS,
            dailyBps: DAILY_BPS,
            dynamicBps: DYNAMIC_BPS,
            preachingBps: [PREACHING_FIRST_BPS, PREACHING_SECOND_BPS, PREACHING_THIRD_BPS],
            luckyPoolBps: LUCKY_BPS,
            maxPowerPoolBps: MAX_POWER_BPS,
            luckyRoundSeconds: LUCKY_ROUND_SECONDS,
            machineSeconds: MACHINE_SECONDS
        });
    }

    /// @inheritdoc IHashrateMain
    function quoteSynthesis(address payToken, uint256 power) public view returns (uint256 payment) {
        TokenTerms storage set = terms[payToken];
        if (!set.enabled) revert PayTokenNotEnabled(payToken);
        if (power < set.lowestPower) revert PowerTooLow(power, set.lowestPower);
        if (power % set.powerStep != 0) revert PowerNotMultiple(power, set.powerStep);
        if (power > MOST_POWER) revert FigureTooLarge(power, MOST_POWER);
        return power * set.price;
    }

    /// @notice Reverts as `synthesise` by `account` would, but for the allowance; else the payment in base units.
    function checkSynthesise(address account, address payToken, uint256 power, uint256 maxPayment, uint64 deadline)
        public
        view
        returns (uint256 payment)
    {
        if (block.timestamp > deadline) revert DeadlinePassed(deadline, uint64(block.timestamp));
        if (!IMemberRegistry(registry).isMember(account)) revert NotMember(account);
        payment = quoteSynthesis(payToken, power);
        if (payment > maxPayment) revert PaymentAboveMax(payment, maxPayment);
        uint256 promised = (power * acbUnit * PROMISED_BPS) / BPS;
        if (promised > freeReserve) revert ReserveTooLow(freeReserve, promised);
        ExactPayment.checkBalance(payToken, account, payment);
    }

    function _payTokenList() internal view override returns (address[] storage) {
        return payTokenList;
    }

    /// Moves everything promised from the free reserve to the books of those who get it. A share without a receiver
    /// stays in the reserve.
    function _setAside(address payer, uint256 power) private {
        uint256 value = power * acbUnit;
        IMemberRegistry.Relations memory relations = IMemberRegistry(registry).relationsOf(payer);
        uint256 cap = (value * CAP_BPS) / BPS;
        machineOwed += cap;
        uint256 spent = cap + _credit(relations.referrer, payer, RevenueKind.Dynamic, (value * DYNAMIC_BPS) / BPS);
        spent += _creditSettlers(relations.settler, payer, value);
        uint256 luckyShare = (value * LUCKY_BPS) / BPS;
        uint256 maxPowerShare = (value * MAX_POWER_BPS) / BPS;
        _enterPools(payer, power, luckyShare, maxPowerShare);
        freeReserve -= spent + luckyShare + maxPowerShare;
    }

    function _creditSettlers(address first, address payer, uint256 value) private returns (uint256 spent) {
        if (first == address(0)) return 0;
        spent = _credit(first, payer, RevenueKind.PreachingFirst, (value * PREACHING_FIRST_BPS) / BPS);
        address second = IMemberRegistry(registry).relationsOf(first).settler;
        if (second == address(0)) return spent;
        spent += _credit(second, payer, RevenueKind.PreachingSecond, (value * PREACHING_SECOND_BPS) / BPS);
        address third = IMemberRegistry(registry).relationsOf(second).settler;
        spent += _credit(third, payer, RevenueKind.PreachingThird, (value * PREACHING_THIRD_BPS) / BPS);
    }

    function _credit(address receiver, address payer, RevenueKind kind, uint256 amount)
        private
        returns (uint256 spent)
    {
        if (receiver == address(0)) return 0;
        _creditShare(receiver, payer, kind, amount);
        return amount;
    }
}
