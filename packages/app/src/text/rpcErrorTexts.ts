import type { RpcErrorCode } from '@amswap/values';
import { msg } from '@lingui/core/macro';
import { type ErrorTexts, errorTextsOf } from './threeTexts.ts';

/** Words for every failure of a node. */
export const rpcErrorTexts: Readonly<Record<RpcErrorCode, ErrorTexts>> = {
  'rpc.rateLimited': errorTextsOf(
    msg({ id: 'error.rpc.rateLimited', message: 'Your network is abnormal, please try again later!' }),
    'reading',
    'otherNode',
  ),
  'rpc.unreachable': errorTextsOf(
    msg({ id: 'error.rpc.unreachable', message: 'Your network is abnormal, please try again later!' }),
    'reading',
    'otherNode',
  ),
  'rpc.timedOut': errorTextsOf(
    msg({ id: 'error.rpc.timedOut', message: 'Your network is abnormal, please try again later!' }),
    'reading',
    'otherNode',
  ),
  'rpc.badAnswer': errorTextsOf(
    msg({ id: 'error.rpc.badAnswer', message: 'The node answered with something that is no answer.' }),
    'reading',
    'otherNode',
  ),
  'rpc.wrongChain': errorTextsOf(
    msg({ id: 'error.rpc.wrongChain', message: 'The node answers for another network.' }),
    'reading',
    'otherNode',
  ),
  'rpc.lagging': errorTextsOf(
    msg({ id: 'error.rpc.lagging', message: 'The node is many blocks behind.' }),
    'reading',
    'otherNode',
  ),
  'rpc.rangeTooLarge': errorTextsOf(
    msg({ id: 'error.rpc.rangeTooLarge', message: 'The node refuses so long a stretch of blocks.' }),
    'reading',
    'fewer',
  ),
  'rpc.disagreement': errorTextsOf(
    msg({ id: 'error.rpc.disagreement', message: 'Two nodes gave different answers.' }),
    'untouched',
    'otherNode',
  ),
};
