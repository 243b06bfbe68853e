export type { Call, CallAnswer, Read } from './Read.ts';
