import type { TermId } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';
import { terms } from './terms.ts';

/** What a word of the product means, in the reader's language. */
export function GlossaryMeaning({ id }: { readonly id: TermId }) {
  const { t } = useLingui();
  return t(terms[id].meaning);
}
