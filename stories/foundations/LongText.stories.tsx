import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layoutFaults, unreadableTexts } from '../../.storybook/layoutFaults.ts';

const meta = {
  title: 'foundations/LongText',
  parameters: { controls: { disable: true }, pictures: 'none' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const word = 'Unauthorisedsynthesisrecordofthesecondarymaincontract';

/** What every story is held to at 320 px, with text of 200 % and with long words. This one has every fault. */
export const FaultsAreFound: Story = {
  parameters: {
    layout: { leaveOut: ['long words', 'text of 200 %', 'the narrowest phone', 'forced colours'] },
    // White on white is what is looked for.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
  render: () => (
    <div style={{ position: 'relative' }}>
      <div style={{ width: 80, overflow: 'hidden', whiteSpace: 'nowrap' }}>Cut: {word}</div>
      <div style={{ position: 'relative', height: 40 }}>
        <span style={{ position: 'absolute', top: 0 }}>The one</span>
        <span style={{ position: 'absolute', top: 4 }}>The other</span>
      </div>
      <div style={{ width: '120vw', height: 8 }} />
      <div style={{ color: '#123456', background: '#123456' }}>Lost in its ground</div>
    </div>
  ),
  play: async () => {
    const faults = layoutFaults().join('\n');
    await expect(faults).toContain('scrolls sideways');
    await expect(faults).toContain('is cut off');
    await expect(faults).toContain('"The one" lies on "The other"');
    await expect(unreadableTexts()).toEqual(['"Lost in its ground" has the colour of its ground']);
  },
};

/** Words that wrap, and what is shortened on purpose with its whole by title, are no faults. */
export const Holds: Story = {
  render: () => (
    <div>
      <p>{word}</p>
      <div
        title={word}
        style={{ width: 80, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {word}
      </div>
    </div>
  ),
  play: async () => {
    await expect(layoutFaults()).toEqual([]);
    await expect(unreadableTexts()).toEqual([]);
  },
};
