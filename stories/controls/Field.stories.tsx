import { Field } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';

const plain: CSSProperties = { border: 0, background: 'none', width: '100%', minWidth: 0 };

const meta = {
  title: 'controls/Field',
  component: Field,
  args: {
    label: 'Name of the node',
    aside: 'at most 20 letters',
    hint: 'Only you see it.',
    children: (wiring) => <input {...wiring} defaultValue="My node" style={plain} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the label goes to the control; what stands around it is its description. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Name of the node' });
    await userEvent.click(canvas.getByText('Name of the node'));
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription('at most 20 letters Only you see it.');
    await expect(control).toBeValid();
  },
};

/** The problem takes the hint's place, and nothing below it moves. */
export const Problem: Story = {
  args: { problem: 'A node of this name is there already.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/A node of this name is there already\./);
    await expect(canvas.queryByText('Only you see it.')).toBeNull();
  },
};

export const Off: Story = {
  args: {
    disabled: true,
    children: (wiring) => <input {...wiring} disabled defaultValue="My node" style={plain} />,
  },
};
