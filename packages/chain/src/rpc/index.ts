export type { Judge, Transport } from './Transport.ts';
