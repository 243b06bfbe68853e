/**
 * True if a page of another origin shows this one in a frame. Writes are off then: what lies over a frame can guide a finger.
 * (A static host cannot always send `frame-ancestors`, and a meta element may not.)
 */
export function inForeignFrame(page: Window): boolean {
  if (page.top === page.self) return false;
  try {
    return page.top?.location.origin !== page.location.origin;
  } catch {
    return true;
  }
}
