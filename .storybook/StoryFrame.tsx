import { ClockProvider, browserClock } from '@amswap/ui';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { i18n } from './catalogues.ts';
import { storyClock } from './storyClock.ts';

interface StoryFrameProps {
  /** `bare`: nothing around the story (pages). `padded`: the ground of the page and its margin. */
  readonly margin: 'bare' | 'padded';
  /** What the story stands on in the product. */
  readonly ground: keyof typeof grounds;
  readonly time: 'held' | 'running';
  readonly children: ReactNode;
}

const grounds = {
  page: { background: 'var(--am-colour-bg)', color: 'var(--am-colour-ink)' },
  card: { background: 'var(--am-colour-surface)', color: 'var(--am-colour-ink)' },
} as const;

/** Puts a story on the product's ground, with its words and its time. */
export function StoryFrame({ margin, ground, time, children }: StoryFrameProps) {
  const padding = margin === 'padded' ? 16 : 0;
  return (
    <I18nProvider i18n={i18n}>
      <ClockProvider clock={time === 'held' ? storyClock : browserClock}>
        <div data-picture style={{ ...grounds[ground], padding }}>
          {children}
        </div>
      </ClockProvider>
    </I18nProvider>
  );
}
