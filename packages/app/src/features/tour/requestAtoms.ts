import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { tourAtom, tourStateAtom } from './tourAtoms.ts';

/** The decoder, which is in the heavy half of the chain's code. */
const decoderAtom = unwrap(atom(() => import('@amswap/chain/act')));

/** What waits in the tour's wallet, with its call decoded; undefined while nothing waits, or the decoder is on its way. */
export const askedAtom = atom((get) => {
  const request = get(tourStateAtom)?.request;
  const chain = get(openChainAtom);
  if (request === undefined || chain === undefined) return undefined;
  if (request.kind !== 'transaction') return { request, call: undefined };
  const decoder = get(decoderAtom);
  if (decoder === undefined) return undefined;
  return { request, call: decoder.describeCall(chain.deployment, request.to, request.data) };
});

/** Answers what waits. An act that is not an authorisation is a step of the way round. */
export const answerAtom = atom(null, (get, _, approved: boolean) => {
  const tour = get(tourAtom);
  const asked = get(askedAtom);
  tour?.answer(approved);
  if (approved && asked?.call?.name === 'synthesise') tour?.note('synthesise');
});
