import { breakpoint, Card, Column, Columns, NarrowColumn, SideBySide, text } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const cell = (words: string) => (
  <Card>
    <span className={text.label}>{words}</span>
  </Card>
);

const meta = {
  title: 'foundations/Grid',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One column up to 960 px, two beyond; two cards stand side by side at every width. */
export const Page: Story = {
  parameters: { pictures: { desktop: true } },
  render: () => (
    <Columns>
      <Column>
        {cell('Column')}
        {cell('Column, 12 px between cards')}
      </Column>
      <Column>
        <SideBySide>
          {cell('Side by side')}
          {cell('Side by side')}
        </SideBySide>
        {cell('Column')}
      </Column>
    </Columns>
  ),
  play: async ({ canvas }) => {
    const top = (element: HTMLElement | undefined) => Math.round(element?.getBoundingClientRect().top ?? 0);
    const [left, right] = canvas.getAllByText('Side by side');
    await expect(top(left)).toBe(top(right));
    await expect(top(canvas.getAllByText('Column')[0]) === top(left)).toBe(innerWidth > breakpoint.wide);
  },
};

/** Forms and lists stay as narrow as is good to read. */
export const Narrow: Story = {
  parameters: { pictures: { desktop: true } },
  render: () => <NarrowColumn>{cell('At most 512 px')}</NarrowColumn>,
};

const widths = [320, 375, 768, 960, 1280, 1440];

/** 1 rem at each width: it grows by a fifth from a phone of 375 px to a tablet of 960 px; beyond, the sidebar stays open. */
export const Widths: Story = {
  render: () => (
    <ol style={{ display: 'grid', gap: 8 }}>
      {widths.map((width) => {
        const rem = width > breakpoint.wide ? 16 : 14 + (width * 2) / breakpoint.base;
        return (
          <li key={width} className={text.small}>
            {width} px: 1 rem is {rem.toFixed(1)} px, {width > breakpoint.wide ? 'two columns' : 'one column'}
            <div
              style={{
                height: 8,
                marginTop: 4,
                width: `${(width / 1440) * 100}%`,
                background: 'currentColor',
              }}
            />
          </li>
        );
      })}
    </ol>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^375 px: 1 rem is 16\.0 px/)).toBeVisible();
    // What the page says is what the style sheet does at this width.
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const told = innerWidth > breakpoint.wide ? 16 : 14 + (innerWidth * 2) / breakpoint.base;
    await expect(Math.abs(rem - told)).toBeLessThan(0.1);
  },
};
