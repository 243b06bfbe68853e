import { CopyButton } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';

const written = fn();
let answer: 'takes' | 'refuses' = 'takes';

const meta = {
  title: 'controls/CopyButton',
  component: CopyButton,
  args: { text: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', label: 'Copy address' },
  beforeEach: () => {
    const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
    const writeText = async (text: string) => {
      if (answer === 'refuses') throw new DOMException('not allowed', 'NotAllowedError');
      written(text);
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    answer = 'takes';
    written.mockClear();
    return () => {
      if (real !== undefined)
        Object.defineProperty(navigator, 'clipboard', {
          configurable: true,
          get: () => real.get?.call(navigator),
        });
    };
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
  },
};

export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await canvas.findByText('copied')).toBeInTheDocument();
    await expect(written).toHaveBeenCalledWith(args.text);
  },
};

/** The answer goes after 1500 ms of the page's clock. */
export const AnswerGone: Story = {
  parameters: { pictures: 'none' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await canvas.findByText('copied');
    storyClock.pass(1_500);
    await waitFor(() => expect(canvas.queryByText('copied')).toBeNull());
  },
};

/** Neither the clipboard nor the old way works: it says so. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    answer = 'refuses';
    const real = document.execCommand.bind(document);
    document.execCommand = () => false;
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
      await expect(await canvas.findByText('Copying is not possible here.')).toBeInTheDocument();
    } finally {
      document.execCommand = real;
    }
  },
};
