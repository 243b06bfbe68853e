import type { ContractName } from '@amswap/chain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Every contract of a deployment, as a sentence names it. */
export const contractTexts: Readonly<Record<ContractName, MessageDescriptor>> = {
  tokenSwap: msg`exchange contract`,
  main: msg`main contract`,
  mainSecondary: msg`second main contract`,
  mv: msg`token MV`,
  acb: msg`token ACB`,
  stableCoin: msg`token USDT`,
  x: msg`token X`,
  wxb: msg`token WXB`,
  lbt: msg`token LBT`,
  ftb: msg`token FTB`,
  swapRouter: msg`swap router`,
  nativeCoin: msg`wrapped native coin`,
  multicall: msg`Multicall3`,
};
