import { useState } from 'react';

/** What the queue says to a wish. `filled` is base units of MV. */
export interface QueueAnswer {
  readonly filled: bigint;
  readonly orders: bigint;
}

/** What the queue said first to a wish, and what it says now that somebody else was quicker. */
export interface QueueShift {
  readonly before: QueueAnswer;
  readonly now: QueueAnswer;
}

interface Asked {
  readonly wanted: bigint | undefined;
  readonly first: QueueAnswer | undefined;
}

/** How the queue moved under a wish for `wanted` base units of MV since it was first asked; undefined while it did not. */
export function useQueueShift(
  wanted: bigint | undefined,
  answer: QueueAnswer | undefined,
): QueueShift | undefined {
  const [asked, setAsked] = useState<Asked>({ wanted, first: answer });
  const isOther = asked.wanted !== wanted;
  if (isOther || (asked.first === undefined && answer !== undefined)) setAsked({ wanted, first: answer });
  if (isOther || asked.first === undefined || answer === undefined) return undefined;
  const { first } = asked;
  const moved = first.filled !== answer.filled || first.orders !== answer.orders;
  return moved ? { before: first, now: answer } : undefined;
}
