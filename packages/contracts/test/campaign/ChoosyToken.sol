// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title Doesn't pay everybody, and has several ways of not doing it
contract ChoosyToken is ERC20 {
    enum Manner {
        Pays,
        Reverts,
        SaysFalse,
        SaysNonsense,
        BurnsGas
    }

    /// @notice How transfers to the account end.
    mapping(address account => Manner) public manners;

    constructor(uint256 supply, address holder) ERC20("Choosy", "CH") {
        _mint(holder, supply);
    }

    /// @notice How transfers to `account` fail from now on.
    function refuse(address account, Manner manner) external {
        manners[account] = manner;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        Manner manner = manners[to];
        if (manner == Manner.Pays) return super.transfer(to, value);
        if (manner == Manner.SaysFalse) return false;
        if (manner == Manner.SaysNonsense) {
            assembly {
                mstore(0, 7)
                return(0, 32)
            }
        }
        if (manner == Manner.BurnsGas) {
            assembly {
                invalid()
            }
        }
        revert();
    }
}
