import type { TermId } from '@amswap/ui';
import { useAtomValue } from 'jotai';
import { restTextsAtom } from '../../boot/restTextsAtom.ts';
import { GlossaryMeaning } from '../../text/glossary/GlossaryMeaning.tsx';

/** What a word of home means, as soon as the texts of meanings are here. */
export default function OpenedMeaning({ id }: { readonly id: TermId }) {
  useAtomValue(restTextsAtom);
  return <GlossaryMeaning id={id} />;
}
