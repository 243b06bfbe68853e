// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {LocalChainOnly} from "../guards/LocalChainOnly.sol";

/// @title One of the seven tokens on a local chain: a fixed supply that holders can burn, and nobody can mint
/// @notice There is no permit: what a contract may take stands in the allowance and nowhere else.
contract ProtocolToken is ERC20Burnable, LocalChainOnly {
    uint8 private immutable decimalPlaces;

    /// @param supply base units, all of them for `holder`
    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply, address holder)
        ERC20(name_, symbol_)
    {
        decimalPlaces = decimals_;
        _mint(holder, supply);
    }

    /// @notice Decimal places in which the token is shown.
    function decimals() public view override returns (uint8) {
        return decimalPlaces;
    }
}
