// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {LocalChainOnly} from "../guards/LocalChainOnly.sol";

/// @title A base for tokens that exist in the wild and break what callers like to assume; for tests on local chains
abstract contract BadMannersToken is ERC20, LocalChainOnly {
    constructor(uint256 supply, address holder) {
        _mint(holder, supply);
    }
}

/// @title Keeps a hundredth of every transfer
contract FeeOnTransferToken is BadMannersToken {
    address private constant COLLECTOR = address(0xFEE);

    constructor(uint256 supply, address holder) ERC20("Fee on transfer", "FEE") BadMannersToken(supply, holder) {}

    function _update(address from, address to, uint256 value) internal override {
        uint256 fee = from == address(0) || to == address(0) ? 0 : value / 100;
        super._update(from, to, value - fee);
        if (fee > 0) super._update(from, COLLECTOR, fee);
    }
}

/// @title Allows a new authorised amount only when the old one is zero, as a well known stable coin does
contract ApproveFromZeroToken is BadMannersToken {
    /// The authorised amount has to be set to zero first.
    error AllowanceNotZero(address spender, uint256 allowance);

    constructor(uint256 supply, address holder) ERC20("Approve from zero", "AFZ") BadMannersToken(supply, holder) {}

    /// @notice Authorises `spender` for `value` base units; from zero or to zero only.
    function approve(address spender, uint256 value) public override returns (bool) {
        uint256 current = allowance(msg.sender, spender);
        if (value != 0 && current != 0) revert AllowanceNotZero(spender, current);
        return super.approve(spender, value);
    }
}

/// @title Has no symbol: asking for it reverts
contract RevertingSymbolToken is BadMannersToken {
    /// There is no symbol.
    error SymbolMissing(address token);

    constructor(uint256 supply, address holder) ERC20("Reverting symbol", "") BadMannersToken(supply, holder) {}

    /// @notice Always reverts.
    function symbol() public view override returns (string memory) {
        revert SymbolMissing(address(this));
    }
}

/// @title Has markup for a symbol, hoping that some page draws it
contract MarkupSymbolToken is BadMannersToken {
    constructor(uint256 supply, address holder)
        ERC20("Markup symbol", "<img src=x onerror=alert(document.domain)>")
        BadMannersToken(supply, holder)
    {}
}
