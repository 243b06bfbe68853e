import { AmountText, ExchangeForm, type ExchangeFormProps, PriceImpact } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { hugeAmount, tokens } from './sampleFigures.ts';

/** Keeps what is typed, as the page does. */
function Typed(props: ExchangeFormProps) {
  const [text, setText] = useState(props.text);
  const change = (next: string) => {
    setText(next);
    props.onText(next);
  };
  return <ExchangeForm {...props} text={text} onText={change} />;
}

const pays = { label: 'MV to exchange', symbol: 'MV', decimals: 18, most: tokens('310.25').value } as const;

const figures = [
  {
    id: 'rate',
    name: 'Rate',
    value: (
      <>
        <AmountText amount={tokens('1', 'MV')} /> = <AmountText amount={tokens('0.5', 'X')} />
      </>
    ),
  },
  { id: 'fee', name: 'Fee, 0.3%', value: <AmountText amount={tokens('0.18', 'X')} /> },
  { id: 'most', name: 'Maximum exchangeable', value: <AmountText amount={tokens('310.25', 'MV')} /> },
  { id: 'bound', name: 'Bounded by', value: 'your balance' },
] as const;

const meta = {
  title: 'components/ExchangeForm',
  component: ExchangeForm,
  args: {
    label: 'MV to X',
    offer: { kind: 'open', pays, gets: { label: 'You get', symbol: 'X', amount: tokens('59.82') } },
    text: '120',
    onText: fn(),
    figures,
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof ExchangeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Typing: Story = {
  parameters: { pictures: 'none' },
  async play({ canvas, args, step }) {
    const field = canvas.getByRole('textbox', { name: 'MV to exchange' });
    await step('MAX fills in all there is, to the last unit', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'MAX 310.25 MV' }));
      await expect(field).toHaveValue('310.25');
      await expect(args.onText).toHaveBeenLastCalledWith('310.25');
    });
    await step('what is no amount is said at once', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '1e5');
      await expect(field).toBeInvalid();
    });
  },
};

export const Untouched: Story = {
  args: {
    text: '',
    offer: { kind: 'open', pays, gets: { label: 'You get', symbol: 'X', amount: undefined } },
  },
};

export const AboveTheMost: Story = {
  args: {
    text: '400',
    offer: { kind: 'open', pays, gets: { label: 'You get', symbol: 'X', amount: undefined } },
    problem: 'Invalid quantity or exceeds maximum exchangeable amount',
  },
};

export const RewardBalanceShort: Story = {
  args: {
    label: 'Reward balance to ACB',
    text: '400',
    offer: {
      kind: 'open',
      pays: { label: 'Reward balance to exchange', symbol: 'ACB', decimals: 18, most: tokens('93').value },
      gets: { label: 'You get', symbol: 'ACB', amount: undefined },
    },
    problem: 'Invalid input amount or exceeds maximum exchangeable quantity.',
    hint: 'It can be increased by synthesising hashrate.',
  },
};

export const PriceMoves: Story = {
  args: {
    label: 'USDT to ACB',
    text: '9000',
    offer: {
      kind: 'open',
      pays: { label: 'USDT to pay', symbol: 'USDT', decimals: 18, most: tokens('12000').value },
      gets: { label: 'You get about', symbol: 'ACB', amount: tokens('17206.11'), kind: 'about' },
    },
    notice: <PriceImpact basisPoints={172n} />,
  },
};

export const Closed: Story = {
  args: {
    offer: { kind: 'closed', why: 'The contract does not offer this exchange now. Others may be open.' },
  },
};

export const Loading: Story = { args: { offer: { kind: 'loading' } } };

export const EverythingHuge: Story = {
  args: {
    text: '115792089237316195423570985008687907853269984665640564039457',
    offer: {
      kind: 'open',
      pays: { ...pays, most: hugeAmount.value },
      gets: { label: 'You get', symbol: 'X', amount: hugeAmount },
    },
  },
};
