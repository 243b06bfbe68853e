import { breakpoint, Card, Column, Columns, NarrowColumn, SideBySide } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const topOf = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().top);

const meta = {
  title: 'components/Columns',
  component: Columns,
  args: { children: undefined },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below one another on a phone, beside each other beyond 960 px. */
export const TwoColumns: Story = {
  parameters: { pictures: { desktop: true } },
  args: {
    children: (
      <>
        <Column>
          <Card>First</Card>
          <Card>Below the first</Card>
        </Column>
        <Column>
          <Card>Second</Card>
        </Column>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('First'), canvas.getByText('Second')];
    await expect(topOf(first) === topOf(second)).toBe(innerWidth > breakpoint.wide);
    await expect(topOf(canvas.getByText('Below the first'))).toBeGreaterThan(topOf(first));
  },
};

/** Two cards side by side, on a phone as well, of one height. */
export const Beside: Story = {
  render: () => (
    <SideBySide>
      <Card>Short</Card>
      <Card>
        Longer, so that it takes
        <br />
        two lines
      </Card>
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    await expect(topOf(canvas.getByText('Short'))).toBe(topOf(canvas.getByText(/^Longer/)));
  },
};

/** Forms and lists: no wider than is good to read. */
export const Narrow: Story = {
  parameters: { pictures: { desktop: true } },
  render: () => (
    <NarrowColumn>
      <Card>A form</Card>
      <Card>Its records</Card>
    </NarrowColumn>
  ),
};
