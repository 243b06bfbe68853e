import { ChangeText } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tokens } from './sampleFigures.ts';

const meta = {
  title: 'components/ChangeText',
  component: ChangeText,
  args: { before: tokens('884.129'), after: tokens('787.717') },
} satisfies Meta<typeof ChangeText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAndAfter: Story = {
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('884.129 → becomes787.717');
  },
};
export const Bound: Story = { args: { kind: 'bound' } };
export const NothingChosen: Story = { args: { after: undefined } };
export const Loading: Story = { args: { before: undefined, after: undefined } };
