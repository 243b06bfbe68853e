import { contrastRatio, type Palette, palettes, textPairs, themeNames } from '@amswap/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const grounds: readonly (keyof Palette)[] = [
  'bg',
  'surface',
  'raised',
  'sunken',
  'line',
  'lineStrong',
  'dial',
];
const meanings: readonly (keyof Palette)[] = [
  'ink',
  'ink2',
  'ink3',
  'accent',
  'accentSoft',
  'positive',
  'positiveSoft',
  'warning',
  'warningSoft',
  'negative',
  'negativeSoft',
  'focus',
];
const tokens: readonly (keyof Palette)[] = [
  'tokenACB',
  'tokenMV',
  'tokenX',
  'tokenUSDT',
  'tokenWXB',
  'tokenLBT',
  'tokenFTB',
];
const series: readonly (keyof Palette)[] = ['series1', 'series2', 'series3', 'series4', 'series5'];

function Swatches({
  palette,
  names,
}: {
  readonly palette: Palette;
  readonly names: readonly (keyof Palette)[];
}) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 12 }}>
      {names.map((name) => (
        <div key={name}>
          <div
            style={{
              height: 48,
              borderRadius: 12,
              background: palette[name],
              border: `1px solid ${palette.line}`,
            }}
          />
          <b style={{ fontSize: 12 }}>{name}</b>
          <div style={{ fontSize: 12, color: palette.ink2 }}>{palette[name]}</div>
        </div>
      ))}
    </div>
  );
}

function Contrast({ palette }: { readonly palette: Palette }) {
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      {textPairs.map(([front, back]) => (
        <div
          key={`${front} ${back}`}
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            padding: '8px 12px',
            borderRadius: 12,
            color: palette[front],
            background: palette[back],
          }}
        >
          <span>
            {front} on {back}
          </span>
          <b>{contrastRatio(palette[front], palette[back]).toFixed(1)} : 1</b>
        </div>
      ))}
    </div>
  );
}

function Theme({ name }: { readonly name: (typeof themeNames)[number] }) {
  const palette = palettes[name];
  return (
    <section
      aria-label={name}
      data-theme-scope={name}
      style={{ background: palette.bg, color: palette.ink, padding: 16, display: 'grid', gap: 16 }}
    >
      <h2>{name === 'light' ? 'Porcelain' : 'Graphite'}</h2>
      <Swatches palette={palette} names={grounds} />
      <h3>Ink, accent and meanings</h3>
      <Swatches palette={palette} names={meanings} />
      <h3>Contrast, measured: text reads at 4.5 : 1 and better</h3>
      <Contrast palette={palette} />
      <h3>Tokens</h3>
      <Swatches palette={palette} names={tokens} />
      <h3>Kinds in a chart</h3>
      <Swatches palette={palette} names={series} />
    </section>
  );
}

const meta = {
  title: 'foundations/Colour',
  parameters: { controls: { disable: true }, pictures: 'none' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour with its value, and the contrast of every pair of text and ground, measured. */
export const BothThemes: Story = {
  render: () => (
    <>
      {themeNames.map((name) => (
        <Theme key={name} name={name} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/: 1$/)).toHaveLength(textPairs.length * 2);
  },
};
