import {
  type DirectMembersPage,
  directMembersOf,
  lineDepth,
  vipRefreshAt,
  levelThresholds,
  type LevelThresholds,
} from '@amswap/chain';
import { atom } from 'jotai';
import { type Figure, figureAtom, figureOf, openChainAtom } from '../../../boot/chainAtoms.ts';
import { readingAtom } from '../../../boot/readerAtoms.ts';
import { placeAtom } from '../../../routes/navigationAtoms.ts';
import { accountAtom } from '../../wallet/index.ts';

/** Members on a page. */
export const membersPerPage = 20;

/** The page of members in the address, counted from 1. What is no such number is the first. */
export const teamPageAtom = atom((get): number => {
  const { page = '1' } = get(placeAtom).search;
  return /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
});

/** The members on that page, in the order of joining. */
export const directMembersAtom = atom((get): Figure<DirectMembersPage> => {
  const chain = get(openChainAtom);
  const account = get(accountAtom);
  if (chain === undefined || account === undefined) return { kind: 'loading' };
  const offset = BigInt((get(teamPageAtom) - 1) * membersPerPage);
  const read = directMembersOf(chain.deployment, account, offset, BigInt(membersPerPage));
  return figureOf(get(readingAtom(chain.reader, read, 'live')));
});

/** When VIP levels are reckoned anew, unix seconds. */
export const vipRefreshAtom = figureAtom(({ deployment }) => vipRefreshAt(deployment), 'live');

/** How many levels of the line below count. */
export const lineDepthAtom = figureAtom(({ deployment }) => lineDepth(deployment), 'static');

/** What each level takes. */
export const thresholdsAtom = figureAtom<LevelThresholds>(
  ({ deployment }) => levelThresholds(deployment),
  'static',
);
