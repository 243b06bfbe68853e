import type { PayTokenId } from '@amswap/values';
import { routeIdOf, type RouteId } from '../../routes/routeTable.ts';

/** The route of each pay token. */
export const synthesisRoutes = {
  X: 'synthesiseX',
  USDT: 'synthesiseUsdt',
  ACB: 'synthesiseAcb',
  WXB: 'synthesiseWxb',
  FTB: 'synthesiseFtb',
  LBT: 'synthesiseLbt',
} as const satisfies Record<PayTokenId, RouteId>;

/** The token that the page at a path is paid in; X where the path is of none. */
export function payTokenOf(path: string): PayTokenId {
  const route = routeIdOf(path);
  const tokens = Object.keys(synthesisRoutes) as PayTokenId[];
  return tokens.find((token) => synthesisRoutes[token] === route) ?? 'X';
}
