/** What stands in a row of page numbers: a page, or the gap between two that do not follow each other. */
export type PageMark = number | 'gap';

/**
 * The page numbers worth showing: the first, the last and those around the page one is at. Always as many marks, so
 * that nothing moves under the finger.
 * @param page counted from 1.
 */
export function pageNumbers(page: number, pages: number): readonly PageMark[] {
  const most = 7;
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= most) return run(1, pages);
  if (page <= 4) return [...run(1, 5), 'gap', pages];
  if (page >= pages - 3) return [1, 'gap', ...run(pages - 4, pages)];
  return [1, 'gap', ...run(page - 1, page + 1), 'gap', pages];
}
