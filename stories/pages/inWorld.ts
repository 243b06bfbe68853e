import type { OpenRouteId } from '@amswap/app';
import type { WorldName } from '@amswap/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { PageSetting } from './openPage.ts';
import { isSettled, pageOf } from './pageStory.tsx';

/** What a figure that was not understood leaves on a screen. */
const brokenFigure = /\bNaN\b|\bundefined\b|\bnull\b|\bInfinity\b|\[object /;

/** What a page without a node is loud about; the browser says it as well. */
const refusedRequest = [/Failed to (fetch|load resource)/];

/** Worlds that change nothing but figures: the words and the parts of a page are those of its typical state. */
const figuresOnly: ReadonlySet<WorldName> = new Set(['whale', 'everythingHuge', 'endingSoon']);

/**
 * A route in one of the named worlds, for states that no story of their own tells: the page has read what there is to
 * be read, or says that its chain does not answer, and shows no broken figure. Other stories have the pictures, and the
 * contrast, which is half of what axe takes: a world changes figures, not colours. One that changes figures alone
 * has neither axe nor the pseudo-locale: they would read the typical state again.
 *
 * @example export const Whale = inWorld('home', 'whale');
 */
export function inWorld(route: OpenRouteId, world: WorldName, more: Partial<PageSetting> = {}): StoryObj {
  return {
    parameters: {
      ...pageOf({ route, world, ...more }),
      pictures: 'none',
      a11y: figuresOnly.has(world)
        ? { test: 'off' }
        : { options: { rules: { 'color-contrast': { enabled: false } } } },
      words: figuresOnly.has(world) ? 'known' : 'read',
      ...(world === 'nodeDown' ? { allowedErrors: refusedRequest } : {}),
    },
    async play({ canvas, canvasElement }) {
      const main = await canvas.findByRole('main');
      // A page that reads nothing of the chain has nothing to say about its silence.
      const told = () => world === 'nodeDown' && canvas.queryAllByText(/Your network is abnormal/).length > 0;
      await waitFor(() => expect(told() || isSettled(canvasElement)).toBe(true));
      await waitFor(() => expect(main).toHaveTextContent(/\S/));
      await expect(canvasElement).not.toHaveTextContent(brokenFigure);
    },
  };
}
