// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title Calls a target from inside its own transfer, and passes on what that reverts with
contract ReentrantToken is ERC20 {
    address private target;
    bytes private call_;

    constructor(uint256 supply) ERC20("Reentrant", "RE") {
        _mint(msg.sender, supply);
    }

    /// @notice From now on each transfer between two accounts makes this call first.
    function arm(address target_, bytes calldata data) external {
        target = target_;
        call_ = data;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (target != address(0) && from != address(0)) {
            (bool done, bytes memory reason) = target.call(call_);
            if (!done) {
                assembly {
                    revert(add(reason, 32), mload(reason))
                }
            }
        }
        super._update(from, to, value);
    }
}

/// @title Says that it transferred and takes from the receiver instead
contract VanishingToken is ERC20 {
    constructor(uint256 supply) ERC20("Vanishing", "VAN") {
        _mint(msg.sender, supply);
    }

    function transferFrom(address, address to, uint256) public override returns (bool) {
        _burn(to, balanceOf(to) / 2);
        return true;
    }
}
