/**
 * Which segment a key leads to, as the tabs pattern of ARIA has it; undefined for a key that leads nowhere.
 * @param index of the segment that has the focus, counted from 0.
 */
export function nextSegment(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
