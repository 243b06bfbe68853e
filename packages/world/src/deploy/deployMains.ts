import {
  hashrateMainArtifact,
  machineLedgerArtifact,
  memberRegistryArtifact,
} from '@amswap/contracts/bytecode';
import { type Address, payTokenIds, type TokenId } from '@amswap/values';
import type { WorldAccounts } from '../accounts.ts';
import type { ChainDriver } from '../driver/ChainDriver.ts';
import type { Move } from '../driver/MoveSigner.ts';
import { creationCode, ownerCall } from '../driver/creationCode.ts';
import { payFigures, priceOf } from '../tokens.ts';
import type { WorldContracts } from '../WorldContracts.ts';

type Mains = Pick<WorldContracts, 'registry' | 'machineLedger' | 'main' | 'mainSecondary'>;

/** Deploys the registry and both mains over it, and sets the terms of payment on both. */
export async function deployMains(
  driver: ChainDriver,
  accounts: WorldAccounts,
  tokens: Readonly<Record<TokenId, Address>>,
): Promise<Mains> {
  const { deployer, founder, treasury } = accounts;
  const deploy = (code: ReturnType<typeof creationCode>) => driver.deployAt(driver.time + 1n, deployer, code);
  const machineLedger = await deploy(creationCode(machineLedgerArtifact, []));
  const registry = await deploy(creationCode(memberRegistryArtifact, [founder.address]));
  const main = () =>
    deploy(
      creationCode(hashrateMainArtifact, [tokens.ACB, registry, treasury.address], {
        MachineLedger: machineLedger,
      }),
    );
  const mains = { registry, machineLedger, mainSecondary: await main(), main: await main() };
  await driver.mineAt(driver.time + 1n, [
    ...[mains.mainSecondary, mains.main].map((address) => ({
      from: deployer,
      to: registry,
      data: ownerCall(memberRegistryArtifact, 'admitMain', [address]),
    })),
    ...termsMoves(accounts, tokens, mains.mainSecondary, true),
    ...termsMoves(accounts, tokens, mains.main, true),
  ]);
  return mains;
}

/** Sets the reference terms for all six pay tokens on a main, or closes it to new syntheses. */
export function termsMoves(
  { deployer }: WorldAccounts,
  tokens: Readonly<Record<TokenId, Address>>,
  main: Address,
  enabled: boolean,
): Move[] {
  return payTokenIds.map((id) => {
    const { step, lowest } = payFigures[id];
    const data = ownerCall(hashrateMainArtifact, 'setTerms', [
      tokens[id],
      enabled,
      step,
      lowest,
      priceOf(id),
    ]);
    return { from: deployer, to: main, data, gas: 300_000n };
  });
}
