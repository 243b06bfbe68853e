import type { TermId } from '@amswap/ui';
import type { RouteId } from '../../routes/routeTable.ts';

const synthesis = [
  'power',
  'lowestPower',
  'currentPower',
  'synthesise',
  'machine',
  'cap',
  'out',
  'authorise',
  'holdsOwes',
] as const;
const relations = ['superior', 'settler', 'dynamicRevenue', 'preachingGold'] as const;

/** The words that each page uses; empty where it uses none of its own. */
export const pageTerms: Readonly<Record<RouteId, readonly TermId[]>> = {
  home: ['power', 'luckyPool', 'maxPowerPool', 'rewardBalance', 'authorise', 'holdsOwes'],
  synthesiseX: synthesis,
  synthesiseUsdt: synthesis,
  synthesiseWxb: synthesis,
  synthesiseAcb: synthesis,
  synthesiseFtb: synthesis,
  synthesiseLbt: synthesis,
  machineRecord: ['power', 'machine', 'cap', 'out'],
  exchangeMv: ['listForSale', 'authorise', 'holdsOwes'],
  saleList: ['listForSale'],
  exchangeAcb: ['rewardBalance', 'authorise'],
  buyAcb: ['slippage', 'authorise'],
  exchangeMvToX: ['authorise'],
  exchangeWxbToX: ['authorise'],
  myProfile: ['machineRevenue', 'dynamicRevenue', 'preachingGold', 'rewardBalance', 'cap'],
  myLink: relations,
  changeSettler: relations,
  register: relations,
  bindOrRegister: relations,
  bind: [],
  myTeam: ['sLevel', 'vipLevel', 'performance', 'settler'],
  query: ['sLevel', 'vipLevel', 'superior', 'settler'],
  memberInfo: ['sLevel', 'vipLevel', 'power', 'performance', ...relations],
  journal: ['authorise'],
  settings: ['authorise'],
  diagnostics: [],
};
