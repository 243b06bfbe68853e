import type { MessageDescriptor } from '@lingui/core';
import { fundsTexts, todoTexts } from './failureAdvice.ts';

/** The three texts of an error code. */
export interface ErrorTexts {
  /** What happened. */
  readonly what: MessageDescriptor;
  /** What it means for one's funds. */
  readonly funds: MessageDescriptor;
  /** What to do. */
  readonly todo: MessageDescriptor;
}

/** Puts the three together: most failures share what they mean for one's funds, and what to do. */
export const errorTextsOf = (
  what: MessageDescriptor,
  funds: keyof typeof fundsTexts,
  todo: keyof typeof todoTexts,
): ErrorTexts => ({ what, funds: fundsTexts[funds], todo: todoTexts[todo] });
