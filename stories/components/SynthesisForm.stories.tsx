import { SynthesisForm, type SynthesisFormProps } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { hugeAmount, tokens } from './sampleFigures.ts';

/** Keeps what is typed, as the page does. */
function Typed(props: SynthesisFormProps) {
  const [text, setText] = useState(props.text);
  const change = (next: string) => {
    setText(next);
    props.onText(next);
  };
  return <SynthesisForm {...props} text={text} onText={change} />;
}

const figures = {
  payment: tokens('96.412', 'X'),
  balanceAfter: tokens('787.717', 'X'),
  cover: 'enough',
  powerNow: 1_860n,
  powerAfter: 2_100n,
  fee: tokens('0.000212', 'BNB'),
  authorised: { amount: tokens('0', 'X'), spender: 'main contract' },
} as const;

const unknown = {
  payment: undefined,
  balanceAfter: undefined,
  cover: 'unknown',
  powerNow: undefined,
  powerAfter: undefined,
  fee: undefined,
  authorised: undefined,
} as const;

const meta = {
  title: 'components/SynthesisForm',
  component: SynthesisForm,
  args: {
    offer: { kind: 'open', terms: { step: 20n, lowest: 40n }, price: tokens('0.4', 'X') },
    text: '240',
    onText: fn(),
    affordable: 2_200n,
    figures,
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SynthesisForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { parameters: { pictures: { locales: ['zh-Hans'] } } };

export const Typing: Story = {
  parameters: { pictures: 'none' },
  async play({ canvas, args, step }) {
    const field = canvas.getByRole('textbox', { name: 'Power to synthesise' });
    await step('more and less go by the step', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More power' }));
      await expect(field).toHaveValue('260');
      await expect(args.onText).toHaveBeenLastCalledWith('260');
    });
    await step('what is between two steps is not taken', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '250');
      await expect(field).toBeInvalid();
    });
  },
};

export const Untouched: Story = { args: { text: '', figures: { ...unknown, powerNow: 1_860n } } };

export const NotEnough: Story = {
  args: { text: '4000', figures: { ...figures, payment: tokens('1600', 'X'), cover: 'notEnough' } },
};

export const NoAccount: Story = {
  args: { affordable: undefined, figures: { ...unknown, payment: tokens('96', 'X') } },
};

/** The contract's reserve can't cover any more now. */
export const Closed: Story = { args: { offer: { kind: 'closed' } } };

export const Loading: Story = { args: { offer: { kind: 'loading' } } };

export const EverythingHuge: Story = {
  args: {
    text: '100000000000000000000',
    figures: { ...figures, payment: hugeAmount, balanceAfter: hugeAmount, powerAfter: 2n ** 130n },
  },
};
