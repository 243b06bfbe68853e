import { controlSize, elevations, motion, radius, space, vars } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'foundations/Shape',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const row: CSSProperties = { display: 'flex', alignItems: 'center', gap: 12 };
const name: CSSProperties = { width: 72 };

export const Space: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {Object.entries(space).map(([step, size]) => (
        <div key={step} style={row}>
          <span style={name}>{step}</span>
          <span style={{ width: size, height: 16, background: vars.colour.accent }} />
          <span>{size}</span>
        </div>
      ))}
    </div>
  ),
};

export const Radius: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 12 }}>
      {Object.entries(radius).map(([step, size]) => (
        <div
          key={step}
          style={{
            height: 64,
            display: 'grid',
            placeItems: 'center',
            borderRadius: size,
            background: vars.colour.surface,
            border: `1px solid ${vars.colour.line}`,
          }}
        >
          {step}
        </div>
      ))}
    </div>
  ),
};

export const Elevation: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32, padding: 12 }}>
      {(Object.keys(elevations.light) as (keyof typeof elevations.light)[]).map((step) => (
        <div
          key={step}
          style={{
            padding: 20,
            borderRadius: 20,
            background: vars.colour.raised,
            boxShadow: vars.shadow[step],
          }}
        >
          {step}
        </div>
      ))}
    </div>
  ),
};

/** Heights of controls; `hit` is what a finger gets. */
export const Heights: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {Object.entries(controlSize).map(([step, size]) => (
        <div key={step} style={row}>
          <span style={name}>{step}</span>
          <span style={{ width: 64, height: size, borderRadius: 8, background: vars.colour.sunken }} />
          <span>{size}</span>
        </div>
      ))}
    </div>
  ),
};

/** Durations and curves. Under reduced motion every duration is nil. */
export const Motion: Story = {
  parameters: { pictures: 'none' },
  render: () => (
    <dl style={{ display: 'grid', gap: 8 }}>
      {Object.entries(motion).map(([step, value]) => (
        <div key={step} style={row}>
          <dt style={name}>{step}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ),
  globals: { motion: 'less' },
  play: async () => {
    const calm = getComputedStyle(document.documentElement).getPropertyValue('--am-motion-calm');
    await expect(calm).toMatch(/^0m?s$/);
  },
};
