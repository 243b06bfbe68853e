import { founder, type Member, memberOf } from '@amswap/chain';
import type { Address } from '@amswap/values';
import { atom, type Getter } from 'jotai';
import { type Figure, figureOf, openChainAtom, valueOf } from '../../boot/chainAtoms.ts';
import { readingAtom } from '../../boot/readerAtoms.ts';
import { accountAtom } from '../wallet/index.ts';
import { type AccountKind, accountKindAtom } from './accountKindAtoms.ts';

/** What is known of somebody. */
export interface PersonFacts {
  readonly address: Address;
  readonly member: Figure<Member>;
  readonly kind: AccountKind;
}

const loading: Figure<never> = { kind: 'loading' };

/** Relations and figures of an address; on its way without a chain. */
export function readMember(get: Getter, address: Address): Figure<Member> {
  const chain = get(openChainAtom);
  if (chain === undefined) return loading;
  return figureOf(get(readingAtom(chain.reader, memberOf(chain.deployment, address), 'live')));
}

/** The account of the page as the chain knows it; undefined without one. */
export const ownMemberAtom = atom((get) => {
  const account = get(accountAtom);
  return account && readMember(get, account);
});

const founderAtom = atom((get): Figure<Address> => {
  const chain = get(openChainAtom);
  return chain === undefined
    ? loading
    : figureOf(get(readingAtom(chain.reader, founder(chain.deployment), 'static')));
});

/** Addresses that the reader knows: one that only looks like one of them is told. */
export const knownAddressesAtom = atom((get): readonly Address[] => {
  const own = get(ownMemberAtom);
  const member = own && valueOf(own);
  const known = [get(accountAtom), member?.referrer, member?.settler, valueOf(get(founderAtom))];
  return [...new Set(known.filter((address) => address !== undefined))];
});

/** What is known of an address; undefined without one. */
export const personAtom = (address: Address | undefined) =>
  atom((get): PersonFacts | undefined => {
    if (address === undefined) return undefined;
    return { address, member: readMember(get, address), kind: get(accountKindAtom(address)) };
  });
