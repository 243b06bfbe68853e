import { TimedOutNotice } from '@amswap/ui';
import { useGenericText } from '../text/useGenericText.ts';

/** Props of `PageTimedOut`. */
export interface PageTimedOutProps {
  readonly onRetry: () => void;
}

/** In place of a page that did not come: the whole area is the button that tries again. */
export function PageTimedOut({ onRetry }: PageTimedOutProps) {
  const generic = useGenericText();
  return <TimedOutNotice text={generic('timedOut')} onRetry={onRetry} />;
}
