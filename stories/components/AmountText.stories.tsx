import { AmountText } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
