const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Milliseconds left as the digits of a clock, rounded up to the second so that zero is shown only when it is
 * reached: `07:42`, `11:06:31`. Never below `00:00`.
 */
export function clockDigits(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${two(hours)}:${rest}` : rest;
}
