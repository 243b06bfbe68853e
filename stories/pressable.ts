import { expect, waitFor } from 'storybook/test';

/**
 * Waits until a press on the button does something: one that is busy ignores presses, and keeps its focus by not being
 * disabled, so that being enabled says nothing of it.
 */
export const pressable = (button: HTMLElement): Promise<void> =>
  waitFor(async () => {
    await expect(button).toBeEnabled();
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  });
