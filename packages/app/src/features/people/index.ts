export { referrerFactsAtom } from './referrerAtoms.ts';
export {
  type FounderReason,
  type ReferrerChoice,
  referrerChoice,
  type ReferrerFacts,
} from './referrerChoice.ts';
