import type { Fact, Hex } from '@amswap/values';
import type { CallAnswer, Read } from '../reads/Read.ts';

/** One read's answer as it is kept between visits: the bytes, so that what comes back is decoded like every other answer. */
export interface KeptAnswer {
  /** `true` or `false` and the bytes of each call, with commas between. */
  readonly raw: string;
  readonly block: bigint;
  /** Timestamp of the block, unix seconds. */
  readonly blockTime: bigint;
  /** Device time at which it was asked, milliseconds. */
  readonly readAt: number;
}

/** Answers of an earlier visit. They stand in only where no node has answered yet, and always with their age. */
export interface AnswerMemory {
  /** What the read of this key was answered; undefined where nothing is kept. Never throws. */
  recall(key: string): KeptAnswer | undefined;
}

const rawForm = /^(?:(?:true|false),0x[0-9a-f]*(?:,|$))+$/i;

/** Whether a text can be the bytes of an answer. Errors: none. */
export const isRawAnswer = (text: string): boolean => rawForm.test(text) && !text.endsWith(',');

function answersOf(raw: string): readonly CallAnswer[] {
  const parts = raw.split(',');
  return Array.from({ length: parts.length / 2 }, (_, at) => ({
    ok: parts[2 * at] === 'true',
    data: (parts[2 * at + 1] ?? '0x') as Hex,
  }));
}

/** A kept answer as a fact of its block; nothing if it does not decode. */
export function rememberedFact(
  read: Read<unknown>,
  { raw, block, blockTime }: KeptAnswer,
): Fact<unknown> | undefined {
  try {
    return { value: read.decode(answersOf(raw)), block, blockTime };
  } catch {
    return undefined;
  }
}
