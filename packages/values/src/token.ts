/** The seven tokens, in the order in which the product shows them. */
export const tokenIds = ['ACB', 'MV', 'X', 'USDT', 'WXB', 'LBT', 'FTB'] as const;
export type TokenId = (typeof tokenIds)[number];

/** The six tokens that hashrate can be paid in, in the order of the sidebar. */
export const payTokenIds = ['X', 'USDT', 'ACB', 'WXB', 'FTB', 'LBT'] as const;
export type PayTokenId = (typeof payTokenIds)[number];
