import { Overlay, type OverlayProps } from '../Overlay/Overlay.tsx';

/** A plan or a choice that rises from the bottom edge; in the middle where there is room. Loads the headless library: import it lazily. */
export function Sheet(props: OverlayProps) {
  return <Overlay {...props} placement="sheet" />;
}
