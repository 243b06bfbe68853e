import { AuthoriseForm, ErrorPanel } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { addresses, hugeAmount, tokens } from './sampleFigures.ts';

const need = tokens('96.412', 'X');
const act = { name: 'Synthesise', label: 'Synthesise 240 power', state: 'ready' } as const;

const meta = {
  title: 'components/AuthoriseForm',
  component: AuthoriseForm,
  args: {
    need,
    authorisation: { kind: 'none' },
    spender: { name: 'main contract', address: addresses.mainContract },
    act,
    onAuthorise: fn(),
    onAct: fn(),
    onRevoke: fn(),
  },
} satisfies Meta<typeof AuthoriseForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAuthorised: Story = {
  parameters: { pictures: { locales: ['zh-Hans'] } },
  async play({ canvas, args }) {
    const authorise = canvas.getByRole('button', { name: 'Authorise exactly 96.412 X' });
    await userEvent.click(authorise);
    await expect(args.onAuthorise).toHaveBeenCalledOnce();
    await expect(args.onAct).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /Synthesise/ })).toBeNull();
    authorise.blur();
  },
};

/** B20: the amount was lowered in the wallet; both numbers are told. */
export const LessThanNeeded: Story = {
  args: { authorisation: { kind: 'short', allowed: tokens('40', 'X') } },
};

/** B17: a token that wants zero before another amount. */
export const ZeroFirst: Story = {
  args: { need: tokens('200', 'USDT'), authorisation: { kind: 'resetFirst', allowed: tokens('50', 'USDT') } },
  async play({ canvas, args }) {
    const reset = canvas.getByRole('button', { name: 'Set to zero first' });
    await userEvent.click(reset);
    await expect(args.onAuthorise).toHaveBeenCalledOnce();
    reset.blur();
  },
};

/** B60: a second press while the first is on its way does nothing. */
export const Authorising: Story = {
  args: { authorisation: { kind: 'authorising', step: 'authorise' } },
  async play({ canvas, args }) {
    const button = canvas.getByRole('button', { name: 'Authorise exactly 96.412 X' });
    await userEvent.dblClick(button);
    await expect(args.onAuthorise).not.toHaveBeenCalled();
    button.blur();
  },
};

export const SettingToZero: Story = { args: { authorisation: { kind: 'authorising', step: 'reset' } } };

export const Authorised: Story = {
  args: { authorisation: { kind: 'authorised', allowed: need } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Synthesise 240 power' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Revoke' }).blur();
  },
};

export const WithoutLimit: Story = { args: { authorisation: { kind: 'unlimited' } } };

/** B21: nothing typed, or nothing to pay with: the act says why, authorising is not what is missing. */
export const NotEnough: Story = {
  args: {
    authorisation: { kind: 'nothingNeeded' },
    need: undefined,
    act: { ...act, label: 'X not enough', state: 'off' },
  },
};

export const Loading: Story = { args: { authorisation: { kind: 'loading' }, need: undefined } };

export const Failed: Story = {
  args: {
    problem: (
      <ErrorPanel
        error={{
          what: 'Authorization failed',
          funds: 'Nothing was taken from your wallet.',
          todo: 'Try again, or with another node.',
        }}
      />
    ),
  },
};

export const EverythingHuge: Story = {
  args: { need: hugeAmount, authorisation: { kind: 'short', allowed: hugeAmount } },
};
