import {
  AccountChip,
  AppFrame,
  BurnedCard,
  Column,
  Columns,
  MaxPowerCard,
  NetworkBanner,
  OwnPowerCard,
  Pill,
  PoolCard,
  SideBySide,
  Sidebar,
  TokenBalanceList,
} from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import BurnedMeta from './BurnedCard.stories.tsx';
import MaxPowerMeta from './MaxPowerCard.stories.tsx';
import OwnPowerMeta from './OwnPowerCard.stories.tsx';
import PoolMeta from './PoolCard.stories.tsx';
import { addresses, inSeconds } from './sampleFigures.ts';
import SidebarMeta from './Sidebar.stories.tsx';
import BalancesMeta from './TokenBalanceList.stories.tsx';

const home = (
  <Columns>
    <Column>
      <PoolCard {...PoolMeta.args} />
      <OwnPowerCard {...OwnPowerMeta.args} />
    </Column>
    <Column>
      <SideBySide>
        <MaxPowerCard {...MaxPowerMeta.args} />
        <BurnedCard {...BurnedMeta.args} />
      </SideBySide>
      <TokenBalanceList {...BalancesMeta.args} />
    </Column>
  </Columns>
);

const meta = {
  title: 'components/AppFrame',
  component: AppFrame,
  args: {
    sidebar: <Sidebar {...SidebarMeta.args} />,
    onMenu: fn(),
    status: <Pill>block 48,120,664</Pill>,
    tools: <AccountChip account={{ kind: 'connected', address: addresses.own }} onOpen={fn()} />,
    children: home,
  },
  parameters: { margin: 'bare', pictures: { clip: 'screen', locales: ['zh-Hans'] } },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  async play({ canvas, args }) {
    const menu = canvas.queryByRole('button', { name: 'Menu' });
    if (menu) {
      await userEvent.click(menu);
      await expect(args.onMenu).toHaveBeenCalledOnce();
    }
    const skip = canvas.getByRole('link', { name: 'Skip to the page' });
    skip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    canvas.getByRole('main').blur();
  },
};

export const WithABanner: Story = {
  args: { banners: <NetworkBanner trouble={{ kind: 'outage', since: inSeconds(-42) }} onAct={fn()} /> },
  parameters: { pictures: { clip: 'screen' } },
};
