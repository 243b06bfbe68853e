import type { ReactElement, RefObject } from 'react';

/** What every control promises, by the kind of thing it is. */
export interface Specimen {
  readonly name: string;
  /** Role and name that it is found by; none for decoration. */
  readonly role?: string;
  readonly accessibleName?: string | RegExp;
  /** Whether Tab reaches it. */
  readonly keyboard: 'reached' | 'passed';
  readonly element: ReactElement;
  /** The same, off: not to be reached. */
  readonly off?: ReactElement;
  readonly ref?: RefObject<HTMLElement | null>;
  /** `none`: it is always the same, so there is no state to style by. */
  readonly state?: 'none';
}
