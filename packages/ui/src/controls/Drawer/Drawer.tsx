import { Overlay, type OverlayProps } from '../Overlay/Overlay.tsx';

/** The way round, from the leading edge. Loads the headless library: import it lazily. */
export function Drawer(props: OverlayProps) {
  return <Overlay {...props} placement="drawer" />;
}
