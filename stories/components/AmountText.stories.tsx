import { AmountText, type AmountTextProps } from '@amswap/ui';
import { unitOf } from '@amswap/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { hugeAmount, tokens } from './sampleFigures.ts';

const meta = {
  title: 'components/AmountText',
  component: AmountText,
  args: { amount: tokens('48210.556789', 'ACB') },
} satisfies Meta<typeof AmountText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = {};
export const QuietUnit: Story = { args: { unit: 'small', digits: { least: 2, most: 2 } } };
export const TooSmallToShow: Story = { args: { amount: { value: 1n, decimals: 18, symbol: 'BNB' } } };
export const SignificantDigits: Story = {
  args: { amount: tokens('0.000210987', 'BNB'), digits: { significant: 2 } },
};
export const Loading: Story = { args: { amount: undefined } };

/** An amount and two buttons that change it. */
function Changing({ amount, ...props }: AmountTextProps) {
  const [more, setMore] = useState(0);
  const changed = amount && {
    ...amount,
    value: amount.value + BigInt(more) * unitOf(amount.decimals),
  };
  return (
    <>
      <AmountText {...props} amount={changed} />
      <p>
        <button type="button" onClick={() => setMore(more + 5)}>
          Five more
        </button>{' '}
        <button type="button" onClick={() => setMore(more - 7)}>
          Seven less
        </button>
      </p>
    </>
  );
}

/** A figure that changes rolls to the new one: from below when it grew, from above when it fell. At first it stands still. */
export const Rolls: Story = {
  parameters: { pictures: 'none' },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('48,210.5567').tagName).toBe('DATA');
    await userEvent.click(canvas.getByRole('button', { name: 'Five more' }));
    const grown = await canvas.findByText('48,215.5567');
    await expect(grown).toHaveAttribute('data-way', 'up');
    const rise = getComputedStyle(grown).animationName;
    await expect(rise).not.toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Seven less' }));
    const fallen = await canvas.findByText('48,208.5567');
    await expect(fallen).toHaveAttribute('data-way', 'down');
    await expect([rise, 'none']).not.toContain(getComputedStyle(fallen).animationName);
    // Tests run with less motion: then it is there at once.
    await expect(Number.parseFloat(getComputedStyle(fallen).animationDuration)).toBeLessThan(0.001);
    await expect(canvas.queryByText('48,215.5567')).toBeNull();
  },
};

/** Short, and exact on tap; a second tap shortens it again. */
export const EverythingHuge: Story = {
  args: { amount: hugeAmount },
  play: async ({ canvas, userEvent }) => {
    const figure = canvas.getByRole('button', { expanded: false });
    const short = figure.textContent;
    await userEvent.click(figure);
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent(/^\d{12,}/);
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await expect(canvas.getByRole('button', { expanded: false })).toHaveTextContent(short);
  },
};
