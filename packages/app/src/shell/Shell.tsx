import { AppFrame } from '@amswap/ui';
import { lazy, Suspense, useState } from 'react';
import { ShellBanners, ShellTools, ShellTray } from '../boot/behindPaintParts.ts';
import { AppSidebar } from './AppSidebar.tsx';
import { PageOutlet } from './PageOutlet.tsx';

const SidebarDrawer = lazy(() => import('./SidebarDrawer.tsx'));

type DrawerState = 'neverOpened' | 'open' | 'closed';

/** What stands around every page: header, sidebar, banners, and what lies over the page. */
export function Shell() {
  const [drawer, setDrawer] = useState<DrawerState>('neverOpened');
  const tray = (
    <Suspense>
      <ShellTray />
      {drawer !== 'neverOpened' && (
        <SidebarDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
      )}
    </Suspense>
  );
  const banners = (
    <Suspense>
      <ShellBanners />
    </Suspense>
  );
  const tools = (
    <Suspense>
      <ShellTools />
    </Suspense>
  );
  return (
    <AppFrame
      sidebar={<AppSidebar />}
      onMenu={() => setDrawer('open')}
      tools={tools}
      banners={banners}
      tray={tray}
    >
      <PageOutlet />
    </AppFrame>
  );
}
