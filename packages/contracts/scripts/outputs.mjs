/** Which contracts are handed to the TypeScript side, and how. */

/** Interfaces whose ABI the app, the world and the codec are written against: export name by contract. */
export const interfaceAbis = {
  IHashrateMain: 'hashrateMainAbi',
  IMemberRegistry: 'memberRegistryAbi',
  ITokenSwap: 'tokenSwapAbi',
  IToken: 'tokenAbi',
  IMulticall3: 'multicall3Abi',
  ISwapRouter: 'swapRouterAbi',
  ISwapFactory: 'swapFactoryAbi',
  ISwapPair: 'swapPairAbi',
};

/** Interfaces whose hash stands in the deployment config: what the app needs of a deployment of ours. */
export const frozenInterfaces = ['IHashrateMain', 'ITokenSwap'];

/** Folders of `src` whose contracts are deployable and get an artifact. */
export const deployableFolders = ['main', 'members', 'multicall', 'tokens', 'swap', 'router'];

/** Contracts that keep state worth freezing: their storage layout is committed. */
export const layoutContracts = ['HashrateMain', 'MemberRegistry', 'ProtocolToken', 'TokenSwap'];
