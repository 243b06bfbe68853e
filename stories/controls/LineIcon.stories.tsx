import { LineIcon } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const names = ['arrowUpRight', 'circleCheck', 'circleX'] as const;

const meta = {
  title: 'controls/LineIcon',
  component: LineIcon,
  args: { name: 'circleCheck' },
} satisfies Meta<typeof LineIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration: a screen reader hears nothing of it. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {names.map((name) => (
        <LineIcon key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(names.length);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
