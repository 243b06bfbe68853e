import { tokenMetadata } from '@amswap/chain';
import { AddressText, useTimeFormat } from '@amswap/ui';
import { tokenIds } from '@amswap/values';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { atom, useAtomValue } from 'jotai';
import { figureAtom, openChainAtom, valueOf } from '../../boot/chainAtoms.ts';
import type { CallVoice } from './callView.ts';

const metadataAtoms = tokenIds.map(
  (id) => [id, figureAtom(({ deployment }) => tokenMetadata(deployment, id), 'static')] as const,
);

/** Symbol and decimals of the seven tokens, as the chain says them. */
const tokensAtom = atom(
  (get) => new Map(metadataAtoms.map(([id, figure]) => [id, valueOf(get(figure))] as const)),
);

/** How calls and events are said: in the reader's language, with the tokens' own decimals. Undefined without a chain. */
export function useCallVoice(): CallVoice | undefined {
  const { t } = useLingui();
  const time = useTimeFormat();
  const chain = useAtomValue(openChainAtom);
  const tokens = useAtomValue(tokensAtom);
  if (chain === undefined) return undefined;
  return {
    say: (text: MessageDescriptor) => t(text),
    token: (id) => tokens.get(id),
    native: chain.deployment.nativeCurrency,
    deployment: chain.deployment,
    address: (address, name) => (
      <>
        {name} <AddressText address={address} />
      </>
    ),
    moment: (seconds) => time.utcDateTime(seconds),
  };
}
