import { figures, mono, text, typeScale, type TypeStepName } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const steps = Object.keys(typeScale) as TypeStepName[];
const words = { latin: 'Synthesise 1,204.1807', chinese: '合成算力 合約 1,204.1807' };

const meta = {
  title: 'foundations/Type',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The steps from the smallest pill to the dial's digits; digits have one width, and each line is of whole pixels on a phone of 375. */
export const Scale: Story = {
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, overflowWrap: 'anywhere' }}
    >
      {steps.map((step) => (
        <div key={step}>
          <div className={text.label}>
            {step} · {typeScale[step].size} · {typeScale[step].weight}
          </div>
          <div className={`${text[step]} ${figures}`}>{words.latin}</div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByText(words.latin);
    await expect(shown).toHaveLength(steps.length);
    await expect(
      shown.map((line) => line.getBoundingClientRect().height).filter((height) => height % 1 !== 0),
    ).toEqual([]);
  },
};

/** Chinese beside Latin, and text that is read letter by letter. */
export const Scripts: Story = {
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, overflowWrap: 'anywhere' }}
    >
      <p lang="zh-Hans" className={text.title}>
        {words.chinese}
      </p>
      <p lang="zh-Hant" className={text.body}>
        {words.chinese}
      </p>
      <p className={`${text.body} ${mono}`}>0x71C7656EC7ab88b098defB751B7401B5f6d8976F</p>
      <p className={`${text.big} ${figures}`}>
        111,111.11
        <br />
        888,888.88
      </p>
    </div>
  ),
};
