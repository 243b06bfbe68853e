const channels = (colour: string): readonly number[] => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (digits === null) throw new RangeError(`not a colour of the form #rrggbb: ${colour}`);
  return digits.slice(1).map((pair) => Number.parseInt(pair, 16) / 255);
};

/** Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * Contrast of two opaque colours as WCAG 2 defines it, 1 to 21.
 * @throws RangeError when a colour is not written `#rrggbb`.
 */
export function contrastRatio(front: string, back: string): number {
  const [one, other] = [luminance(front), luminance(back)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
