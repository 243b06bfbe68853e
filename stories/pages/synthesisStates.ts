import { accountIn, member, type NamedWorld } from '@amswap/testing';
import type { PayTokenId } from '@amswap/values';
import { expect, waitFor, type within } from 'storybook/test';

const unit = 10n ** 18n;

/** The member may take nothing of a token yet, and holds plenty of it. */
export const holds =
  (token: PayTokenId, whole: bigint, authorised = 0n) =>
  ({ state }: NamedWorld): void => {
    const account = accountIn(state, member);
    account.balances[token] = whole * unit;
    account.allowances[token] = { main: authorised * unit };
  };

/** The field of the power, once the account's own figures are there: it can be filled in for an act. */
export async function synthesisField(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await canvas.findByText('Synthesis record');
  await waitFor(() => expect(canvas.queryByText('Reading the chain')).toBeNull());
  return canvas.findByRole('textbox', { name: 'Power to synthesise' });
}
