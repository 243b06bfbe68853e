import { Overlay, type OverlayProps } from '../Overlay/Overlay.tsx';

/** A question or a notice in the middle of the page. Loads the headless library: import it lazily. */
export function Dialog(props: OverlayProps) {
  return <Overlay {...props} placement="dialog" />;
}
