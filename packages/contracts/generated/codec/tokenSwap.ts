// Written by the codec generator (npm run generate -w @amswap/contracts). Do not edit.
import type { Hex } from '../../codec-generator/runtime/codecError.ts';
import { address, bool, bytes, follow, list, small, uint } from '../../codec-generator/runtime/readWords.ts';
import { addressWord, uintWord } from '../../codec-generator/runtime/writeWords.ts';

export interface ExchangeTerms {
  readonly enabled: boolean;
  readonly rateNumerator: bigint;
  readonly rateDenominator: bigint;
  readonly feeBps: bigint;
  readonly maxAmountIn: bigint;
  readonly maxAmountOut: bigint;
  readonly bound: number;
}

export interface SwapObligations {
  readonly held: bigint;
  readonly stock: bigint;
  readonly deposits: bigint;
  readonly proceeds: bigint;
}

export interface SaleRow {
  readonly saleId: bigint;
  readonly index: bigint;
  readonly owner: Hex;
  readonly deposit: bigint;
  readonly remaining: bigint;
  readonly total: bigint;
  readonly proceeds: bigint;
  readonly listedAt: bigint;
  readonly state: number;
}

const exchangeTermsAt = (d: Hex, at: number): ExchangeTerms => ({
  enabled: bool(d, at),
  rateNumerator: uint(d, at + 64),
  rateDenominator: uint(d, at + 128),
  feeBps: uint(d, at + 192),
  maxAmountIn: uint(d, at + 256),
  maxAmountOut: uint(d, at + 320),
  bound: small(d, at + 384, 8),
});

const swapObligationsAt = (d: Hex, at: number): SwapObligations => ({
  held: uint(d, at),
  stock: uint(d, at + 64),
  deposits: uint(d, at + 128),
  proceeds: uint(d, at + 192),
});

const saleRowAt = (d: Hex, at: number): SaleRow => ({
  saleId: uint(d, at),
  index: uint(d, at + 64),
  owner: address(d, at + 128),
  deposit: uint(d, at + 192),
  remaining: uint(d, at + 256),
  total: uint(d, at + 320),
  proceeds: uint(d, at + 384),
  listedAt: uint(d, at + 448, 64),
  state: small(d, at + 512, 8),
});

/** Call data of `ROWS_PER_PURCHASE()`. */
export const encodeROWS_PER_PURCHASE = (): Hex => '0x4b988867';

/** Call data of `buyMv(uint256,uint256,uint256,uint64)`. */
export const encodeBuyMv = (mvAmount: bigint, minMvAmount: bigint, maxPayment: bigint, deadline: bigint): Hex => `0x4a0f2eb3${uintWord(mvAmount)}${uintWord(minMvAmount)}${uintWord(maxPayment)}${uintWord(deadline, 64)}`;

/** Call data of `exchange(address,address,uint256,uint256,uint64)`. */
export const encodeExchange = (from: Hex, to: Hex, amountIn: bigint, minAmountOut: bigint, deadline: bigint): Hex => `0x5939ac13${addressWord(from)}${addressWord(to)}${uintWord(amountIn)}${uintWord(minAmountOut)}${uintWord(deadline, 64)}`;

/** Call data of `exchangeTerms(address,address,address)`. */
export const encodeExchangeTerms = (from: Hex, to: Hex, account: Hex): Hex => `0xaca64a6d${addressWord(from)}${addressWord(to)}${addressWord(account)}`;

/** Call data of `fundStock(address,uint256)`. */
export const encodeFundStock = (token: Hex, amount: bigint): Hex => `0x369cac55${addressWord(token)}${uintWord(amount)}`;

/** Call data of `listForSale(uint256)`. */
export const encodeListForSale = (amount: bigint): Hex => `0xc7857fb5${uintWord(amount)}`;

/** Call data of `mains()`. */
export const encodeMains = (): Hex => '0x91e47166';

/** Call data of `minimumListing()`. */
export const encodeMinimumListing = (): Hex => '0xa112c148';

/** Call data of `mv()`. */
export const encodeMv = (): Hex => '0x8f05cdf5';

/** Call data of `mvPrice()`. */
export const encodeMvPrice = (): Hex => '0x6b6abe45';

/** Call data of `obligations(address)`. */
export const encodeObligations = (token: Hex): Hex => `0x3451c923${addressWord(token)}`;

/** Call data of `positionOf(uint256)`. */
export const encodePositionOf = (saleId: bigint): Hex => `0x46f96023${uintWord(saleId)}`;

/** Call data of `previewBuyMv(address,uint256,uint256,uint256,uint64)`. */
export const encodePreviewBuyMv = (account: Hex, mvAmount: bigint, minMvAmount: bigint, maxPayment: bigint, deadline: bigint): Hex => `0x7c873a71${addressWord(account)}${uintWord(mvAmount)}${uintWord(minMvAmount)}${uintWord(maxPayment)}${uintWord(deadline, 64)}`;

/** Call data of `previewExchange(address,address,address,uint256,uint256,uint64)`. */
export const encodePreviewExchange = (account: Hex, from: Hex, to: Hex, amountIn: bigint, minAmountOut: bigint, deadline: bigint): Hex => `0x255e6442${addressWord(account)}${addressWord(from)}${addressWord(to)}${uintWord(amountIn)}${uintWord(minAmountOut)}${uintWord(deadline, 64)}`;

/** Call data of `previewFundStock(address,address,uint256)`. */
export const encodePreviewFundStock = (account: Hex, token: Hex, amount: bigint): Hex => `0x132fb36b${addressWord(account)}${addressWord(token)}${uintWord(amount)}`;

/** Call data of `previewListForSale(address,uint256)`. */
export const encodePreviewListForSale = (account: Hex, amount: bigint): Hex => `0xe65dc617${addressWord(account)}${uintWord(amount)}`;

/** Call data of `previewTakeOut(address,uint256)`. */
export const encodePreviewTakeOut = (account: Hex, saleId: bigint): Hex => `0x51daef68${addressWord(account)}${uintWord(saleId)}`;

/** Call data of `previewWithdrawProceeds(address,address)`. */
export const encodePreviewWithdrawProceeds = (account: Hex, to: Hex): Hex => `0x7a61ee6a${addressWord(account)}${addressWord(to)}`;

/** Call data of `proceedsOf(address)`. */
export const encodeProceedsOf = (account: Hex): Hex => `0x9194eae7${addressWord(account)}`;

/** Call data of `queueTotal()`. */
export const encodeQueueTotal = (): Hex => '0x498991d9';

/** Call data of `quoteBuyMv(uint256)`. */
export const encodeQuoteBuyMv = (mvAmount: bigint): Hex => `0x4ec76d00${uintWord(mvAmount)}`;

/** Call data of `quoteExchange(address,address,uint256)`. */
export const encodeQuoteExchange = (from: Hex, to: Hex, amountIn: bigint): Hex => `0x64b64b12${addressWord(from)}${addressWord(to)}${uintWord(amountIn)}`;

/** Call data of `saleQueue(uint256,uint256)`. */
export const encodeSaleQueue = (offset: bigint, limit: bigint): Hex => `0xe820084e${uintWord(offset)}${uintWord(limit)}`;

/** Call data of `salesOf(address,uint256,uint256)`. */
export const encodeSalesOf = (owner: Hex, offset: bigint, limit: bigint): Hex => `0x70ee11d2${addressWord(owner)}${uintWord(offset)}${uintWord(limit)}`;

/** Call data of `stableCoin()`. */
export const encodeStableCoin = (): Hex => '0x992642e5';

/** Call data of `takeOut(uint256)`. */
export const encodeTakeOut = (saleId: bigint): Hex => `0xcaffbec7${uintWord(saleId)}`;

/** Call data of `treasury()`. */
export const encodeTreasury = (): Hex => '0x61d027b3';

/** Call data of `withdrawProceeds(address)`. */
export const encodeWithdrawProceeds = (to: Hex): Hex => `0x62810c81${addressWord(to)}`;

/** What `ROWS_PER_PURCHASE` returned. Throws `CodecError`. */
export const decodeROWS_PER_PURCHASE = (d: Hex): bigint => uint(d, 2);

export interface BuyMvResult {
  readonly filled: bigint;
  readonly payment: bigint;
  readonly rows: bigint;
}

/** What `buyMv` returned. Throws `CodecError`. */
export const decodeBuyMv = (d: Hex): BuyMvResult => ({
  filled: uint(d, 2),
  payment: uint(d, 66),
  rows: uint(d, 130),
});

/** What `exchange` returned. Throws `CodecError`. */
export const decodeExchange = (d: Hex): bigint => uint(d, 2);

/** What `exchangeTerms` returned. Throws `CodecError`. */
export const decodeExchangeTerms = (d: Hex): ExchangeTerms => exchangeTermsAt(d, 2);

/** What `listForSale` returned. Throws `CodecError`. */
export const decodeListForSale = (d: Hex): bigint => uint(d, 2);

/** What `mains` returned. Throws `CodecError`. */
export const decodeMains = (d: Hex): readonly Hex[] => list(d, follow(d, 2, 2), 1, address);

/** What `minimumListing` returned. Throws `CodecError`. */
export const decodeMinimumListing = (d: Hex): bigint => uint(d, 2);

/** What `mv` returned. Throws `CodecError`. */
export const decodeMv = (d: Hex): Hex => address(d, 2);

/** What `mvPrice` returned. Throws `CodecError`. */
export const decodeMvPrice = (d: Hex): bigint => uint(d, 2);

/** What `obligations` returned. Throws `CodecError`. */
export const decodeObligations = (d: Hex): SwapObligations => swapObligationsAt(d, 2);

export interface PositionOfResult {
  readonly index: bigint;
  readonly ahead: bigint;
}

/** What `positionOf` returned. Throws `CodecError`. */
export const decodePositionOf = (d: Hex): PositionOfResult => ({
  index: uint(d, 2),
  ahead: uint(d, 66),
});

export interface PreviewBuyMvResult {
  readonly ok: boolean;
  readonly refusal: Hex;
}

/** What `previewBuyMv` returned. Throws `CodecError`. */
export const decodePreviewBuyMv = (d: Hex): PreviewBuyMvResult => ({
  ok: bool(d, 2),
  refusal: bytes(d, follow(d, 2, 66)),
});

export interface PreviewExchangeResult {
  readonly ok: boolean;
  readonly refusal: Hex;
}

/** What `previewExchange` returned. Throws `CodecError`. */
export const decodePreviewExchange = (d: Hex): PreviewExchangeResult => ({
  ok: bool(d, 2),
  refusal: bytes(d, follow(d, 2, 66)),
});

export interface PreviewFundStockResult {
  readonly ok: boolean;
  readonly refusal: Hex;
}

/** What `previewFundStock` returned. Throws `CodecError`. */
export const decodePreviewFundStock = (d: Hex): PreviewFundStockResult => ({
  ok: bool(d, 2),
  refusal: bytes(d, follow(d, 2, 66)),
});

export interface PreviewListForSaleResult {
  readonly ok: boolean;
  readonly refusal: Hex;
}

/** What `previewListForSale` returned. Throws `CodecError`. */
export const decodePreviewListForSale = (d: Hex): PreviewListForSaleResult => ({
  ok: bool(d, 2),
  refusal: bytes(d, follow(d, 2, 66)),
});

export interface PreviewTakeOutResult {
  readonly ok: boolean;
  readonly refusal: Hex;
}

/** What `previewTakeOut` returned. Throws `CodecError`. */
export const decodePreviewTakeOut = (d: Hex): PreviewTakeOutResult => ({
  ok: bool(d, 2),
  refusal: bytes(d, follow(d, 2, 66)),
});

export interface PreviewWithdrawProceedsResult {
  readonly ok: boolean;
  readonly refusal: Hex;
}

/** What `previewWithdrawProceeds` returned. Throws `CodecError`. */
export const decodePreviewWithdrawProceeds = (d: Hex): PreviewWithdrawProceedsResult => ({
  ok: bool(d, 2),
  refusal: bytes(d, follow(d, 2, 66)),
});

/** What `proceedsOf` returned. Throws `CodecError`. */
export const decodeProceedsOf = (d: Hex): bigint => uint(d, 2);

export interface QueueTotalResult {
  readonly amount: bigint;
  readonly rows: bigint;
}

/** What `queueTotal` returned. Throws `CodecError`. */
export const decodeQueueTotal = (d: Hex): QueueTotalResult => ({
  amount: uint(d, 2),
  rows: uint(d, 66),
});

export interface QuoteBuyMvResult {
  readonly filled: bigint;
  readonly payment: bigint;
  readonly rows: bigint;
}

/** What `quoteBuyMv` returned. Throws `CodecError`. */
export const decodeQuoteBuyMv = (d: Hex): QuoteBuyMvResult => ({
  filled: uint(d, 2),
  payment: uint(d, 66),
  rows: uint(d, 130),
});

export interface QuoteExchangeResult {
  readonly amountOut: bigint;
  readonly fee: bigint;
}

/** What `quoteExchange` returned. Throws `CodecError`. */
export const decodeQuoteExchange = (d: Hex): QuoteExchangeResult => ({
  amountOut: uint(d, 2),
  fee: uint(d, 66),
});

export interface SaleQueueResult {
  readonly page: readonly SaleRow[];
  readonly total: bigint;
}

/** What `saleQueue` returned. Throws `CodecError`. */
export const decodeSaleQueue = (d: Hex): SaleQueueResult => ({
  page: list(d, follow(d, 2, 2), 9, saleRowAt),
  total: uint(d, 66),
});

export interface SalesOfResult {
  readonly page: readonly SaleRow[];
  readonly total: bigint;
}

/** What `salesOf` returned. Throws `CodecError`. */
export const decodeSalesOf = (d: Hex): SalesOfResult => ({
  page: list(d, follow(d, 2, 2), 9, saleRowAt),
  total: uint(d, 66),
});

/** What `stableCoin` returned. Throws `CodecError`. */
export const decodeStableCoin = (d: Hex): Hex => address(d, 2);

/** What `takeOut` returned. Throws `CodecError`. */
export const decodeTakeOut = (d: Hex): bigint => uint(d, 2);

/** What `treasury` returned. Throws `CodecError`. */
export const decodeTreasury = (d: Hex): Hex => address(d, 2);

/** What `withdrawProceeds` returned. Throws `CodecError`. */
export const decodeWithdrawProceeds = (d: Hex): bigint => uint(d, 2);
