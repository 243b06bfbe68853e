import { useAtomValue } from 'jotai';
import { restTextsAtom } from '../../boot/restTextsAtom.ts';
import { PageWords } from '../../text/glossary/PageWords.tsx';

/** The words of home, as soon as their texts are here. */
export default function OpenedWords() {
  useAtomValue(restTextsAtom);
  return <PageWords start="open" />;
}
