export { joinReads, readOf } from './answer.ts';
export type { Call, CallAnswer, Read } from './Read.ts';
