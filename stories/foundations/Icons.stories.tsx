import { text, vars } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LucideIcon } from 'lucide-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Image from 'lucide-react/icons/image';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Share from 'lucide-react/icons/share-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Cross from 'lucide-react/icons/x';
import { expect } from 'storybook/test';

/** Every icon of the product, and what it stands for. The same thing never has two. */
const icons: readonly (readonly [icon: LucideIcon, name: string, meaning: string])[] = [
  [ArrowRight, 'arrow-right', 'leads on'],
  [ArrowDown, 'arrow-down', 'becomes'],
  [ChevronRight, 'chevron-right', 'next page, opens'],
  [ChevronLeft, 'chevron-left', 'page before'],
  [ChevronDown, 'chevron-down', 'chooses'],
  [Plus, 'plus', 'a step more'],
  [Minus, 'minus', 'a step less'],
  [Check, 'check', 'done, copied'],
  [Cross, 'x', 'closes'],
  [Copy, 'copy', 'copies'],
  [Share, 'share-2', 'shares'],
  [Image, 'image', 'poster'],
  [Eye, 'eye', 'shows'],
  [EyeOff, 'eye-off', 'hides'],
  [TriangleAlert, 'triangle-alert', 'warns'],
];

const sizes = [16, 20, 24];

const meta = {
  title: 'foundations/Icons',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines of 2 px on a grid of 24, in the colour of the text beside them. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: 12 }}>
      {icons.map(([Icon, name, meaning]) => (
        <li
          key={name}
          style={{
            display: 'grid',
            justifyItems: 'center',
            gap: 4,
            padding: 12,
            borderRadius: 12,
            background: vars.colour.surface,
            border: `1px solid ${vars.colour.line}`,
          }}
        >
          <Icon size={24} aria-hidden="true" />
          <b className={text.label}>{name}</b>
          <span className={text.label} style={{ color: vars.colour.ink2, textAlign: 'center' }}>
            {meaning}
          </span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(icons.length);
  },
};

/** In a line of text, in a control, alone. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {sizes.map((size) => (
        <div key={size} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <span style={{ width: 48 }}>{size} px</span>
          <Copy size={size} aria-hidden="true" />
          <Check size={size} aria-hidden="true" />
          <TriangleAlert size={size} aria-hidden="true" color={vars.colour.warning} />
          <Cross size={size} aria-hidden="true" color={vars.colour.negative} />
        </div>
      ))}
    </div>
  ),
};
