import {
  contractNames,
  type Deployment,
  isUnlimited,
  revenueKinds,
  tokenAt,
  tokenContractNames,
} from '@amswap/chain';
import type { Described, DescribedArgument } from '@amswap/chain/act';
import type { ListedFigure, SignatureRequest } from '@amswap/ui';
import { formatAmount, type TokenId, tokenIds } from '@amswap/values';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { TourRequest } from '../../boot/Tour.ts';
import { contractTexts } from '../../text/contractTexts.ts';
import { argumentNames, callNames, kindNames, unknownWords } from './callWords.ts';

/** How the views say things. */
export interface CallVoice {
  readonly say: (text: MessageDescriptor) => string;
  /** Symbol and decimals of a token; undefined while they are not known. */
  readonly token: (id: TokenId) => { readonly symbol: string; readonly decimals: number } | undefined;
  readonly native: { readonly symbol: string; readonly decimals: number };
  readonly deployment: Pick<Deployment, 'contracts'>;
  /** An address, with the product's name of it where it has one. */
  readonly address: (address: string, name: string | undefined) => ReactNode;
  /** A moment of chain time, unix seconds. */
  readonly moment: (seconds: bigint) => string;
}

const moments = new Set(['deadline', 'joinedAt', 'periodEnd']);
const argOf = ({ args }: Described, name: string): string => {
  const value = args.find((arg) => arg.name === name)?.value;
  return typeof value === 'string' ? value : '';
};

/** The token that a figure of a call or event is of; undefined for plain numbers. */
function tokenOf(call: Described, name: string, deployment: CallVoice['deployment']): TokenId | undefined {
  const own = tokenIds.find((id) => tokenContractNames[id] === call.contract);
  switch (`${call.name}.${name}`) {
    case 'approve.value':
    case 'transfer.value':
    case 'Transfer.value':
    case 'Approval.value':
      return own;
    case 'synthesise.maxPayment':
    case 'Synthesised.paid':
      return tokenAt(deployment, argOf(call, 'payToken'));
    case 'exchange.amountIn':
      return tokenAt(deployment, argOf(call, 'from'));
    case 'exchange.minAmountOut':
      return tokenAt(deployment, argOf(call, 'to'));
    case 'buyMv.maxPayment':
      return 'USDT';
    case 'buyMv.mvAmount':
    case 'buyMv.minMvAmount':
    case 'listForSale.amount':
      return 'MV';
    // Revenue, prizes and what is burned are in ACB.
    case 'ShareCredited.amount':
    case 'Claimed.amount':
    case 'RewardSpent.amount':
    case 'RewardSpent.fee':
    case 'LuckyPoolSettled.prize':
    case 'MaxPowerPoolSettled.prize':
    case 'Burned.amount':
    case 'Burned.totalBurned':
      return 'ACB';
    default:
      return undefined;
  }
}

/** The product's name of an address; undefined where it has none. */
function placeName(address: string, { deployment, say }: CallVoice): string | undefined {
  const wanted = address.toLowerCase();
  const name = contractNames.find((each) => deployment.contracts[each].toLowerCase() === wanted);
  return name && say(contractTexts[name]);
}

/** One kind of revenue by its place, or several by a mask of places. */
function kindsOf(name: 'kind' | 'kinds', value: bigint, { say }: CallVoice): string {
  const named = revenueKinds.filter((_, at) =>
    name === 'kind' ? BigInt(at) === value : (value & (1n << BigInt(at))) !== 0n,
  );
  return named.length === 0 ? value.toString() : named.map((kind) => say(kindNames[kind])).join(', ');
}

function valueOf(arg: DescribedArgument, call: Described, voice: CallVoice): ReactNode {
  if (arg.kind === 'address') {
    const address = String(arg.value);
    return voice.address(address, placeName(address, voice));
  }
  if (typeof arg.value !== 'bigint') return String(arg.value);
  if (arg.name === 'kind' || arg.name === 'kinds') return kindsOf(arg.name, arg.value, voice);
  const id = tokenOf(call, arg.name, voice.deployment);
  if (id !== undefined) {
    const token = voice.token(id);
    if (isUnlimited(arg.value)) return `∞ ${id}`;
    // Exact: what is signed is never shortened.
    if (token !== undefined) return `${formatAmount(arg.value, token.decimals)} ${token.symbol}`;
  }
  return moments.has(arg.name) ? voice.moment(arg.value) : arg.value.toString();
}

/** The arguments of a call or event, by name. */
export function argumentFigures(call: Described, voice: CallVoice): ListedFigure[] {
  return call.args.map((arg) => {
    const word = argumentNames[arg.name];
    return {
      id: arg.name,
      name: word === undefined ? arg.name : voice.say(word),
      value: valueOf(arg, call, voice),
      ...(typeof arg.value === 'bigint' &&
        tokenOf(call, arg.name, voice.deployment) !== undefined &&
        isUnlimited(arg.value) && { tone: 'warning' as const }),
    };
  });
}

/** What a call or event is called. */
export function callName(call: Described, unknown: MessageDescriptor, { say }: CallVoice): string {
  const word = call.name === undefined ? unknown : callNames[call.name];
  return word === undefined ? (call.name ?? '') : say(word);
}

type TransactionRequest = Extract<TourRequest, { kind: 'transaction' }>;

function nameOf({ to, data }: TransactionRequest, call: Described, voice: CallVoice): string {
  if (to === undefined) return voice.say(unknownWords.creation);
  if (data === '0x') return voice.say(unknownWords.plainTransfer);
  return callName(call, unknownWords.call, voice);
}

/** What the wallet's sheet shows of a request. */
export function shownRequest(
  request: TourRequest,
  call: Described | undefined,
  voice: CallVoice,
): SignatureRequest {
  if (request.kind !== 'transaction') return request;
  const { say, native } = voice;
  const described = call ?? { contract: undefined, name: undefined, args: [] };
  const coins = (wei: bigint): string => `${formatAmount(wei, native.decimals)} ${native.symbol}`;
  const unreadable = request.data !== '0x' && described.name === undefined;
  const place = described.contract && contractTexts[described.contract];
  return {
    kind: 'transaction',
    name: nameOf(request, described, voice),
    to: { name: say(place ?? unknownWords.contract), address: request.to ?? '' },
    figures: [
      ...argumentFigures(described, voice),
      ...(unreadable
        ? [
            {
              id: 'unreadable',
              name: say(unknownWords.data),
              value: say(unknownWords.warning),
              tone: 'warning' as const,
            },
          ]
        : []),
      ...(request.value > 0n
        ? [{ id: 'sends', name: say(unknownWords.sends), value: coins(request.value) }]
        : []),
      {
        id: 'fee',
        name: say(unknownWords.fee),
        value: request.fee === undefined ? say(unknownWords.noFee) : coins(request.fee),
        ...(request.fee === undefined && { tone: 'negative' as const }),
      },
    ],
    data: request.data,
  };
}
