import type { StyleRule } from '@vanilla-extract/css';

/** What a finger needs, CSS pixels. */
const finger = '44px';

/**
 * Style of a control whose look is smaller than a finger: an unseen box around it takes the touch.
 * @param looks height (and width) of the look, as a CSS length.
 * @param axes whether the width is smaller than a finger as well.
 */
export function hitArea(looks: string, axes: 'height' | 'both' = 'height'): StyleRule {
  // Less one pixel: the box is measured from inside the border. In pixels: a finger does not grow with the reader's text, and
  // where the look does, it is large enough by itself.
  const beyond = `min(0px, calc((${looks} - ${finger}) / 2 - 1px))`;
  return {
    position: 'relative',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: beyond,
        insetInline: axes === 'both' ? beyond : 0,
      },
    },
  };
}
