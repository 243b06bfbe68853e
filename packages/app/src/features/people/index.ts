export { AccountNeeded } from './AccountNeeded.tsx';
export { ActButton } from './ActButton.tsx';
export { referrerFactsAtom } from './referrerAtoms.ts';
export {
  type ReferrerChoice,
  referrerChoice,
  type ReferrerFacts,
} from './referrerChoice.ts';
export { LineWords } from './register/LineWords.tsx';
export { OriginWords } from './register/OriginWords.tsx';
export { Unread } from './Unread.tsx';
export { useKindNames } from './useKindNames.ts';
