import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../boot/serviceAtoms.ts';
import { BrokenNotice } from './BrokenNotice.tsx';
import { stack } from './page.css.ts';

/** Props of `PageBroken`. */
export interface PageBrokenProps {
  /** What was thrown. Kept in the log, never shown. */
  readonly error: unknown;
}

/** In place of a page that could not be drawn. Header, sidebar and the tray of transactions stay. */
export function PageBroken({ error }: PageBrokenProps) {
  const { log } = useAtomValue(servicesAtom);
  useEffect(() => log.write('error', error), [log, error]);
  return (
    <div className={stack} role="alert">
      <BrokenNotice />
    </div>
  );
}
