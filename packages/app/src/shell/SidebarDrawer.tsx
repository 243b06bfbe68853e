import { Drawer } from '@amswap/ui/drawer';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { servicesAtom } from '../boot/serviceAtoms.ts';
import { AppSidebar } from './AppSidebar.tsx';
import { LocaleChoice } from './LocaleChoice.tsx';
import { useCloseWithPage } from './useCloseWithPage.ts';

/** Props of `SidebarDrawer`. */
export interface SidebarDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The sidebar on a phone, with the language below it. Its code comes with the first press of the menu. */
export default function SidebarDrawer({ open, onClose }: SidebarDrawerProps) {
  use(useAtomValue(servicesAtom).locale.rest());
  useCloseWithPage(open, onClose);
  return (
    <Drawer open={open} onClose={onClose} title="AMSWAP" footer={<LocaleChoice />}>
      <AppSidebar onFollow={onClose} />
    </Drawer>
  );
}
