export { httpProvider, NodeError } from './httpProvider.ts';
export {
  type Anvil,
  type AnvilOptions,
  anvilBinary,
  anvilHardfork,
  PortTaken,
  startAnvil,
} from './startAnvil.ts';
