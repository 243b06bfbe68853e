import { Card, text, vars } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import coverage, { type CoveredComponent } from 'virtual:story-coverage';

const byName = new Map(coverage.components.map((component) => [component.name, component]));

function Entry({ component }: { readonly component: CoveredComponent }) {
  const [first] = component.states;
  return (
    <li style={{ display: 'grid', gap: 2 }}>
      <span className={text.strong}>
        {first === undefined ? (
          component.name
        ) : (
          <a href={`?path=/story/${first.id}`} target="_top">
            {component.name}
          </a>
        )}
      </span>
      <span className={text.small} style={{ color: vars.colour.ink2 }}>
        {component.about}
      </span>
    </li>
  );
}

/** Every component by what it is for. Names and sentences are those of the sources. */
function ComponentIndex() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', gap: 16 }}>
      {coverage.purposes.map(([purpose, names]) => (
        <Card key={purpose}>
          <section aria-label={purpose} style={{ display: 'grid', gap: 12 }}>
            <h2 className={text.section}>{purpose}</h2>
            <ul style={{ display: 'grid', gap: 12 }}>
              {names.map((name) => {
                const component = byName.get(name);
                return component === undefined ? null : <Entry key={name} component={component} />;
              })}
            </ul>
          </section>
        </Card>
      ))}
    </div>
  );
}

const meta = {
  title: 'docs/ComponentIndex',
  component: ComponentIndex,
  // A page to read at a desk.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { pictures: 'none', controls: { disable: true } },
} satisfies Meta<typeof ComponentIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By purpose; each leads to its first story. */
export const ByPurpose: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(coverage.components.length);
    await expect(canvas.getByRole('link', { name: 'AmountField' })).toHaveAttribute(
      'href',
      expect.stringContaining('controls-amountfield--'),
    );
  },
};
