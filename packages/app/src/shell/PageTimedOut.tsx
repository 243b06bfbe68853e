import { TimedOutNotice } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';
import { genericTextLanguage } from '../boot/locale.ts';
import { noticeTexts } from '../text/noticeTexts.ts';
import { genericTexts } from '../text/genericTexts.ts';

/** Props of `PageTimedOut`. */
export interface PageTimedOutProps {
  readonly onRetry: () => void;
}

/** In place of a page that did not come: the whole area is the button that tries again. */
export function PageTimedOut({ onRetry }: PageTimedOutProps) {
  const { t } = useLingui();
  const other = genericTextLanguage(navigator);
  const text = other === undefined ? t(noticeTexts.timedOut) : genericTexts[other].timedOut;
  return <TimedOutNotice text={text} onRetry={onRetry} />;
}
