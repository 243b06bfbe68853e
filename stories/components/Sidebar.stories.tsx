import { Sidebar, type SidebarProps } from '@amswap/ui';
import { payTokenIds } from '@amswap/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const entries: SidebarProps['entries'] = [
  { id: 'home', label: 'Home', href: '#/' },
  { id: 'exchangeMV', label: 'MV Exchange', href: '#/pages/index/exchangeMV' },
  { id: 'exchangeACB', label: 'ACB Exchange', href: '#/pages/index/exchangeACB' },
  {
    id: 'synthesis',
    label: 'Synthetic Hashrate',
    entries: payTokenIds.map((id) => ({ id, label: id, href: `#/pages/index/mining${id}` })),
  },
  { id: 'myProfile', label: 'My Earnings', href: '#/pages/index/myProfile' },
  { id: 'settings', label: 'Settings', href: '#/settings' },
];

const meta = {
  title: 'components/Sidebar',
  component: Sidebar,
  args: { entries, current: 'home', onFollow: fn() },
  parameters: { pictures: { desktop: true } },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtHome: Story = {
  async play({ canvas, args }) {
    const home = canvas.getByRole('link', { name: 'Home' });
    await expect(home).toHaveAttribute('aria-current', 'page');
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay, { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'My Earnings' }));
    await expect(args.onFollow).toHaveBeenCalledWith('myProfile');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
export const AtASubEntry: Story = { args: { current: 'X' } };
export const Elsewhere: Story = { args: { current: undefined }, parameters: { pictures: 'none' } };
