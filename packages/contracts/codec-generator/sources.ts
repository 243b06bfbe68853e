import type { Abi } from './abi.ts';
import { erc20Abi } from './erc20Abi.ts';

/** One module of the codec: its name, and where its ABI comes from. */
export interface CodecSource {
  readonly module: string;
  /** An ABI of a standard, or the name of the interface of ours in `generated/abi`. */
  readonly abi: Abi | string;
}

/** Everything the product calls. The order is the order of the exports. */
export const codecSources: readonly CodecSource[] = [
  { module: 'hashrateMain', abi: 'IHashrateMain' },
  { module: 'memberRegistry', abi: 'IMemberRegistry' },
  { module: 'tokenSwap', abi: 'ITokenSwap' },
  { module: 'multicall3', abi: 'IMulticall3' },
  { module: 'erc20', abi: erc20Abi },
  { module: 'swapRouter', abi: 'ISwapRouter' },
  { module: 'swapFactory', abi: 'ISwapFactory' },
  { module: 'swapPair', abi: 'ISwapPair' },
];

/** The ABI of a source. Throws when `generated/abi` does not have it. */
export async function abiOf(source: CodecSource): Promise<Abi> {
  if (typeof source.abi !== 'string') return source.abi;
  const file = new URL(`../generated/abi/${source.abi}.ts`, import.meta.url);
  const found: Record<string, unknown> = await import(file.href);
  const abi = Object.values(found).find(Array.isArray);
  if (!abi) throw new Error(`generated/abi/${source.abi}.ts holds no ABI: generate the ABIs first`);
  return abi as Abi;
}
