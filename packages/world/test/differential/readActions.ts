import type { Hex } from '@amswap/values';
import { zeroAddress } from '@amswap/values';
import { Interface, type InterfaceAbi, type ParamType } from 'ethers';
import { type Action, anyAmount, anyone, anyToken, type Chance } from './actions.ts';

/** One action for each function of the ABI that only reads, with arguments of chance. */
export function readActions(to: Hex, abi: InterfaceAbi): readonly Action[] {
  const actions: Action[] = [];
  const contract = new Interface(abi);
  contract.forEachFunction((fn) => {
    if (!fn.constant) return;
    actions.push((chance) => {
      const values = fn.inputs.map((input) => valueOf(input, chance));
      return { from: anyone(chance), to, data: contract.encodeFunctionData(fn, values) as Hex };
    });
  });
  return actions;
}

const LIST_LENGTH = 3;
const LARGEST_COUNT = 60;
const SECONDS_AROUND = 200_000;

function valueOf(type: ParamType, chance: Chance): unknown {
  const { turns, time, world } = chance;
  if (type.arrayChildren) {
    const { arrayChildren } = type;
    return Array.from({ length: turns.below(LIST_LENGTH) }, () => valueOf(arrayChildren, chance));
  }
  if (type.type === 'address') {
    return turns.oneOf([anyone(chance).address, anyToken(chance), world.contracts.main, zeroAddress]);
  }
  if (type.type === 'uint64') return time + BigInt(turns.below(SECONDS_AROUND) - SECONDS_AROUND / 2);
  if (type.type === 'uint8') return BigInt(turns.below(LARGEST_COUNT));
  if (type.type.startsWith('uint'))
    return turns.oneOf([anyAmount(chance), BigInt(turns.below(LARGEST_COUNT))]);
  throw new Error(`No value of ${type.type}`);
}
