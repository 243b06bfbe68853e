import {
  approveFromZeroTokenArtifact,
  feeOnTransferTokenArtifact,
  markupSymbolTokenArtifact,
  noReturnTokenArtifact,
  protocolTokenArtifact,
  revertingSymbolTokenArtifact,
} from '@amswap/contracts/bytecode';
import { type Address, type TokenId, tokenIds } from '@amswap/values';
import type { WorldAccount } from '../accounts.ts';
import type { ChainDriver } from '../driver/ChainDriver.ts';
import { creationCode } from '../driver/creationCode.ts';
import { baseUnits, tokenFigures } from '../tokens.ts';
import type { BadTokens } from '../WorldContracts.ts';

const BAD_SUPPLY = 10n ** 24n;

/** Deploys the seven tokens; all supply goes to the deployer. */
export async function deployTokens(
  driver: ChainDriver,
  deployer: WorldAccount,
): Promise<Record<TokenId, Address>> {
  const deployed: [TokenId, Address][] = [];
  for (const id of tokenIds) {
    const { name, decimals, supply } = tokenFigures[id];
    deployed.push([id, await deployToken(driver, deployer, name, id, decimals, baseUnits(id, supply))]);
  }
  return Object.fromEntries(deployed) as Record<TokenId, Address>;
}

/** Deploys what stands for the wrapped native coin. */
export function deployNativeCoin(driver: ChainDriver, deployer: WorldAccount): Promise<Address> {
  return deployToken(driver, deployer, 'Wrapped BNB', 'WBNB', 18, 10n ** 24n);
}

/** Deploys the tokens with bad manners; all supply goes to `holder`. */
export async function deployBadTokens(
  driver: ChainDriver,
  deployer: WorldAccount,
  holder: Address,
): Promise<BadTokens> {
  const deploy = (artifact: Parameters<typeof creationCode>[0]) =>
    driver.deployAt(driver.time + 1n, deployer, creationCode(artifact, [BAD_SUPPLY, holder]));
  return {
    noReturn: await deploy(noReturnTokenArtifact),
    feeOnTransfer: await deploy(feeOnTransferTokenArtifact),
    approveFromZero: await deploy(approveFromZeroTokenArtifact),
    revertingSymbol: await deploy(revertingSymbolTokenArtifact),
    markupSymbol: await deploy(markupSymbolTokenArtifact),
  };
}

function deployToken(
  driver: ChainDriver,
  deployer: WorldAccount,
  name: string,
  symbol: string,
  decimals: number,
  supply: bigint,
): Promise<Address> {
  const creation = creationCode(protocolTokenArtifact, [name, symbol, decimals, supply, deployer.address]);
  return driver.deployAt(driver.time + 1n, deployer, creation);
}
