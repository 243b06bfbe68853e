import { expect, waitFor } from 'storybook/test';

/** Presses what opens a dialog, and holds that it comes in from somewhere. Less motion shortens a movement; where it begins is the same. */
export async function expectComesIn(open: () => Promise<void>): Promise<void> {
  const begins: boolean[] = [];
  const observer = new MutationObserver(() => {
    const popup = document.querySelector('[role="dialog"]');
    if (popup !== null && begins.length === 0) begins.push(popup.hasAttribute('data-starting-style'));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await open();
  await waitFor(() => expect(begins).toEqual([true]));
  observer.disconnect();
  await waitFor(() => expect(document.querySelector('[role="dialog"][data-starting-style]')).toBeNull());
}
