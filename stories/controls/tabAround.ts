import { expect, waitFor, within } from 'storybook/test';

interface Keys {
  tab(): Promise<void>;
}

/**
 * Walks with the Tab key through what was opened, more often than it has places: the focus never leaves it. The guards at both
 * ends hand the focus back a moment after it reached them, so each press waits. Ends on the button that closes, the same in
 * every run.
 */
export async function tabAround(opened: HTMLElement, keys: Keys): Promise<void> {
  const inside = () => waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
  await inside();
  for (let press = 0; press < 6; press += 1) {
    await keys.tab();
    await inside();
  }
  within(opened).getByRole('button', { name: 'Close' }).focus();
}
