import { code } from './QrCode.css.ts';
import { qrDrawing } from './qrPath.ts';

/** Props of `QrCode`. */
export interface QrCodeProps {
  /** What a camera reads: a link, up to about 2,300 bytes. */
  readonly text: string;
  /** What it is, in words: "QR code of your referral link". The text itself stands beside it to be copied. */
  readonly label: string;
}

/** A text for cameras. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = qrDrawing(text);
  return (
    <svg
      role="img"
      aria-label={label}
      className={code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
