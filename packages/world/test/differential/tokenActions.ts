import { multicall3Artifact, protocolTokenArtifact } from '@amswap/contracts/bytecode';
import { erc20, hashrateMain, multicall3 } from '@amswap/contracts/codec';
import { zeroAddress } from '@amswap/values';
import { creationCode, ownerCall } from '../../src/driver/creationCode.ts';
import { type Action, anyAmount, anyMain, anyone, anyToken } from './actions.ts';

/** Tokens with good and bad manners, many calls in one, deployments, plain transfers. */
export const tokenActions: readonly Action[] = [
  (c) => ({ from: anyone(c), to: anyToken(c), data: erc20.encodeTransfer(anyone(c).address, anyAmount(c)) }),
  (c) => ({ from: anyone(c), to: anyToken(c), data: erc20.encodeTransfer(zeroAddress, anyAmount(c)) }),
  (c) => ({ from: anyone(c), to: anyToken(c), data: erc20.encodeApprove(anyMain(c), anyAmount(c)) }),
  (c) => ({ from: anyone(c), to: anyToken(c), data: erc20.encodeApprove(anyone(c).address, anyAmount(c)) }),
  (c) => ({
    from: anyone(c),
    to: anyToken(c),
    data: erc20.encodeTransferFrom(anyone(c).address, anyone(c).address, anyAmount(c)),
  }),
  (c) => ({
    from: anyone(c),
    to: c.world.contracts.tokens.ACB,
    data: ownerCall(protocolTokenArtifact, 'burn', [anyAmount(c)]),
  }),
  (c) => ({
    from: anyone(c),
    to: c.world.contracts.tokens.ACB,
    data: ownerCall(protocolTokenArtifact, 'burnFrom', [anyone(c).address, anyAmount(c)]),
  }),
  (c) => ({ from: anyone(c), to: anyToken(c), data: erc20.encodeSymbol() }),
  (c) => ({
    from: anyone(c),
    data: creationCode(protocolTokenArtifact, ['New', 'NEW', 18, anyAmount(c), anyone(c).address]),
    gas: 3_000_000n,
  }),
  // A supply for nobody: the constructor reverts.
  (c) => ({
    from: anyone(c),
    data: creationCode(protocolTokenArtifact, ['New', 'NEW', 18, 1n, zeroAddress]),
    gas: 3_000_000n,
  }),
  (c) => ({ from: anyone(c), to: anyone(c).address, data: '0x', value: BigInt(c.turns.below(1_000_000)) }),
  (c) => ({ from: anyone(c), to: c.world.contracts.main, data: '0x', value: 1n }),
  (c) => ({ from: anyone(c), to: c.world.contracts.main, data: '0x12345678' }),
  ...multicallActions(),
];

function multicallActions(): Action[] {
  const inner = (c: Parameters<Action>[0]) => [
    { target: anyToken(c), allowFailure: true, callData: erc20.encodeSymbol() },
    {
      target: anyMain(c),
      allowFailure: c.turns.below(2) === 0,
      callData: hashrateMain.encodeSettleLuckyPool(),
    },
  ];
  const to = (c: Parameters<Action>[0]) => c.world.contracts.multicall;
  const payable = (name: string, calls: (c: Parameters<Action>[0]) => readonly unknown[]): Action => {
    return (c) => ({ from: anyone(c), to: to(c), data: ownerCall(multicall3Artifact, name, calls(c)) });
  };
  return [
    (c) => ({ from: anyone(c), to: to(c), data: multicall3.encodeAggregate3(inner(c)) }),
    payable('tryAggregate', (c) => [
      c.turns.below(2) === 0,
      inner(c).map(({ target, callData }) => [target, callData]),
    ]),
    payable('blockAndAggregate', (c) => [
      inner(c)
        .slice(0, 1)
        .map(({ target, callData }) => [target, callData]),
    ]),
  ];
}
