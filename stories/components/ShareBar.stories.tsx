import { SeriesMark, ShareBar, seriesOf } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const names = ['Machine', 'Dynamic', 'Gold · first', 'Gold · second', 'Gold · third'];
const sharesOf = (...values: bigint[]) =>
  values.map((value, index) => ({ id: String(index), name: names[index] ?? '', value }));

const meta = {
  title: 'components/ShareBar',
  component: ShareBar,
  args: { label: 'Waiting, by kind', shares: sharesOf(55_392n, 28_900n, 16_858n, 12_042n, 7_225n) },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <ShareBar {...args} />
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
        {args.shares.map(({ id, name }, place) => (
          <span key={id} style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
            <SeriesMark series={seriesOf(place)} /> {name}
          </span>
        ))}
      </div>
    </div>
  ),
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveKinds: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Waiting, by kind: Machine 46%, Dynamic 23%, Gold · first 13%, Gold · second 10%, Gold · third 5%',
    );
  },
};

export const OneKind: Story = { args: { shares: sharesOf(0n, 28_900n, 0n, 0n, 0n) } };

export const Nothing: Story = {
  args: { shares: sharesOf(0n, 0n, 0n, 0n, 0n) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('data-state', 'empty');
  },
};

/** A part too small to see is still seen. */
export const EverythingHuge: Story = {
  args: { shares: sharesOf(2n ** 255n, 2n ** 246n, 1n, 0n, 2n ** 254n) },
  parameters: { pictures: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Gold · first 1%|Gold · first <1%/);
  },
};
