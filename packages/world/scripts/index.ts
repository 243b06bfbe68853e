export { httpProvider, NodeError } from './httpProvider.ts';
export { isStateStale } from './madeOf.ts';
export {
  type Anvil,
  type AnvilOptions,
  anvilBinary,
  anvilHardfork,
  freePort,
  PortTaken,
  startAnvil,
} from './startAnvil.ts';
