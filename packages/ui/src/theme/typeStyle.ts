import type { typeScale } from './tokens.ts';
import { vars } from './vars.css.ts';

export type TypeStepName = keyof typeof typeScale;

/** Font size, line height, weight and tracking of a step, to spread into a style of a `.css.ts` file. */
export const typeStyle = (step: TypeStepName) => ({
  fontSize: vars.text[step].size,
  lineHeight: vars.text[step].line,
  fontWeight: vars.text[step].weight,
  letterSpacing: vars.text[step].tracking,
});
