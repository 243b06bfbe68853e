import type { ErrorCode } from '@amswap/values';

/**
 * What texts without a telling code say, in the order in which they are tried. They are read only when no number spoke,
 * and never inside a contract's reason.
 */
const codeByPattern: readonly (readonly [RegExp, ErrorCode])[] = [
  [
    /\b(?:user|you)\b.{0,24}\b(?:reject|den(?:y|ied)|cancel|declin|disapprov|refus|abort|closed)/i,
    'wallet.refused',
  ],
  [/\b(?:rejected|denied|cancell?ed|declined|refused|aborted) by (?:the )?user\b/i, 'wallet.refused'],
  [/^\W*(?:error:? )?(?:reject(?:ed)?|cancel(?:l?ed)?|denied|declined|refused)\W*$/i, 'wallet.refused'],
  [
    /^\W*(?:the )?(?:request|action|transaction|signature|signing|operation)(?: (?:was|has been|is))? cancell?ed\b/i,
    'wallet.refused',
  ],
  [
    /用户(?:已)?(?:拒绝|取消)|用戶(?:已)?(?:拒絕|取消)|使用者(?:已)?(?:拒絕|取消)|^(?:已)?(?:取消|拒绝|拒絕)(?:操作|交易|签名|簽名|请求|請求)?$/,
    'wallet.refused',
  ],
  [
    /unrecogni[sz]ed chain|unknown chain|try adding the chain|chain.{0,30}(?:not|n't|never) (?:yet )?(?:been )?(?:added|recogni[sz]ed|configured|known|exist)/i,
    'wallet.unknownChain',
  ],
  [
    /already (?:processing|pending)|(?:request|already).{0,60}\bpending\b|pending request/i,
    'wallet.requestPending',
  ],
  [/not (?:been |yet )?authori[sz]ed|\bunauthori[sz]ed\b/i, 'wallet.unauthorised'],
  [
    /disconnected from (?:(?:all|the specified|the requested|the) )?chain|provider is disconnected/i,
    'wallet.chainDisconnected',
  ],
  [
    /insufficient (?:funds|balance)|enough funds|gas required exceeds allowance|(?:余额|餘額|手续费|手續費|矿工费|礦工費)不足/i,
    'transaction.insufficientFunds',
  ],
  [/nonce (?:is )?too low|nonce has already been used|nonce_expired/i, 'transaction.nonceTooLow'],
  [
    /replacement (?:transaction|fee|tx)\b.{0,20}(?:underpriced|too low)|replacement_underpriced|another transaction with (?:the )?same nonce/i,
    'transaction.replacementUnderpriced',
  ],
  [/already known|\bknown transaction|already imported|already_exists/i, 'transaction.alreadyKnown'],
  [
    /underpriced|fee per gas less than block base fee|fee too low|below (?:the )?minimum/i,
    'transaction.underpriced',
  ],
  [/block range|range (?:is )?too (?:large|wide)|query returned more than/i, 'rpc.rangeTooLarge'],
  [
    /too many requests|rate.?limit|request rate|(?:http|status(?: code)?)\W{0,3}429\b|(?:quota|capacity|compute units).{0,20}exceed|exceed.{0,20}(?:quota|capacity|request)|throttl/i,
    'rpc.rateLimited',
  ],
  [/valid json|unexpected (?:token|end of json|character)|json[ .]?parse|missing response/i, 'rpc.badAnswer'],
  [/time[ds]?[ -]?out/i, 'rpc.timedOut'],
  [
    /failed to fetch|fetch failed|load failed|network ?error|network request failed|network changed|detect network|err_(?:network|internet|connection|name)|bad gateway|service unavailable|(?:http|status(?: code)?)\W{0,3}5\d\d\b|connection (?:refused|reset|closed|lost|was lost)|socket hang up|econn(?:refused|reset)|enotfound|(?:appears|seems) to be offline/i,
    'rpc.unreachable',
  ],
];

/** What a wallet says of its user without naming them. From a node the same words say that the node refused. */
const refusedBySomebody =
  /^\W*(?:error:? )?(?:the )?(?:request|action|transaction|signature|signing|operation)(?: request)?(?: (?:was|has been|is))? (?:rejected|denied|declined|refused)\W*$/i;

/** "limit exceeded" is a limit on requests unless it is the gas that exceeds a limit. */
const limitExceeded = /limit exceeded|exceeded (?:the )?limit/i;
const gasLimit = /gas\W{0,3}limit|exceeds block/i;

/**
 * The code that the first telling text stands for, outermost text first.
 *
 * @param byNode whether a number says that a node speaks, not a wallet.
 */
export function codeByText(texts: readonly string[], byNode = false): ErrorCode | undefined {
  for (const text of texts) {
    const known = codeByPattern.find(([pattern]) => pattern.test(text));
    if (known !== undefined) return known[1];
    if (!byNode && refusedBySomebody.test(text)) return 'wallet.refused';
    if (limitExceeded.test(text) && !gasLimit.test(text)) return 'rpc.rateLimited';
  }
  return undefined;
}
