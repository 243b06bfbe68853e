import { Pill, text, unseen, vars } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import coverage, { type CoveredState } from 'virtual:story-coverage';

const cell: CSSProperties = {
  padding: '6px 12px 6px 0',
  borderBottom: `1px solid ${vars.colour.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
};

/** What a play does, and in which tone it is told. */
const plays = {
  acts: ['acts and asserts', 'positive'],
  asserts: ['asserts', 'mute'],
  none: ['drawn', 'mute'],
  empty: ['asserts nothing', 'negative'],
} as const satisfies Record<CoveredState['play'], readonly [string, string]>;

const picturesIn = ({ pictures }: CoveredState): string =>
  pictures === 'none' ? 'wants none' : String(pictures);

function States({ name, states }: { readonly name: string; readonly states: readonly CoveredState[] }) {
  return states.map((state, at) => (
    <tr key={state.id} className={text.small}>
      <th scope="row" style={cell}>
        <span className={at === 0 ? undefined : unseen}>{name}</span>
      </th>
      <td style={cell}>
        <a href={`?path=/story/${state.id}`} target="_top">
          {state.name}
        </a>
      </td>
      <td style={{ ...cell, whiteSpace: 'nowrap' }}>
        <Pill tone={plays[state.play][1]}>{plays[state.play][0]}</Pill>
      </td>
      <td style={cell}>{picturesIn(state)}</td>
    </tr>
  ));
}

interface CoverageProps {
  /** `components`: controls and components; `pages`: routes and journeys. */
  readonly of: 'components' | 'pages';
}

/** Made from the sources at each build: component, state, play, pictures. */
function Coverage({ of }: CoverageProps) {
  const entries = coverage[of];
  const states = entries.reduce((sum, entry) => sum + entry.states.length, 0);
  return (
    <section aria-label="Coverage" style={{ display: 'grid', gap: 16 }}>
      <p>
        {entries.length} {of}, {states} states, {coverage.holes.length} holes. A component without a story,
        one that can be pressed and never is, or a play that asserts nothing fails <code>npm run check</code>.
      </p>
      {coverage.holes.map((hole) => (
        <p key={hole} style={{ color: vars.colour.negative }}>
          {hole}
        </p>
      ))}
      <div style={{ overflowX: 'auto' }}>
        <table style={{ borderCollapse: 'collapse', width: '100%' }}>
          <thead className={text.label}>
            <tr>
              {['Component', 'State', 'Play', 'Pictures'].map((head) => (
                <th key={head} scope="col" style={cell}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map(({ name, states: own }) => (
              <States key={name} name={name} states={own} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const meta = {
  title: 'docs/Coverage',
  component: Coverage,
  // A page to read at a desk.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { of: 'components' },
  parameters: {
    pictures: 'none',
    layout: { leaveOut: ['long words', 'text of 200 %', 'the narrowest phone', 'forced colours'] },
  },
} satisfies Meta<typeof Coverage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every control and component. */
export const Components: Story = {
  play: async ({ canvas }) => {
    await expect(coverage.holes).toEqual([]);
    await expect(canvas.getAllByRole('rowheader', { name: 'AmountField' })[0]).toBeInTheDocument();
    const rows = coverage.components.reduce((sum, { states }) => sum + states.length, 0);
    await expect(canvas.getAllByRole('row')).toHaveLength(rows + 1);
  },
};

/** Every route and journey. */
export const Pages: Story = {
  args: { of: 'pages' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Typical' }).length).toBeGreaterThan(20);
  },
};
