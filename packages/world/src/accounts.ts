import { type Address, checksumAddress, type Hex } from '@amswap/values';
import { HDNodeWallet, Mnemonic } from 'ethers';

/** The test phrase that every local chain knows. It protects nothing. */
export const testPhrase = 'test test test test test test test test test test test junk';

/** An account of the world. Its key is public knowledge: for local chains only. */
export interface WorldAccount {
  readonly address: Address;
  readonly privateKey: Hex;
}

/** Who is who, by the number of the account under the test phrase. The first three are the tour's. */
const roles = { member: 0, referrer: 1, buyer: 2, founder: 3, treasury: 4, deployer: 5 } as const;
export type WorldRole = keyof typeof roles;

/** Members beyond the named ones begin here; the numbers between stay free for tests. */
const FIRST_OF_CROWD = 10;

/** All accounts of the world: the named ones, and a crowd of members. */
export interface WorldAccounts extends Readonly<Record<WorldRole, WorldAccount>> {
  readonly crowd: readonly WorldAccount[];
}

/** Derives the accounts of the test phrase, `crowdSize` members beside the named ones. */
export function worldAccounts(crowdSize: number): WorldAccounts {
  const account = accountDeriver();
  return {
    member: account(roles.member),
    referrer: account(roles.referrer),
    buyer: account(roles.buyer),
    founder: account(roles.founder),
    treasury: account(roles.treasury),
    deployer: account(roles.deployer),
    crowd: Array.from({ length: crowdSize }, (_, i) => account(FIRST_OF_CROWD + i)),
  };
}

/** Gives the accounts of the test phrase by their number. */
export function accountDeriver(): (index: number) => WorldAccount {
  const parent = HDNodeWallet.fromMnemonic(Mnemonic.fromPhrase(testPhrase), "m/44'/60'/0'/0");
  return (index) => {
    const { address, privateKey } = parent.deriveChild(index);
    return { address: checksumAddress(address), privateKey: privateKey as Hex };
  };
}
