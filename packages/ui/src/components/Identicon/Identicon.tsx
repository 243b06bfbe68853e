'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { blob } from './Identicon.css.ts';
import { identiconGradient } from './identiconGradient.ts';

/** Props of `Identicon`. */
export interface IdenticonProps {
  readonly address: string;
  readonly size?: 'small' | 'normal' | 'large';
}

/** A disc of colours that belongs to an address. Decoration: the address stands beside it. */
export function Identicon({ address, size = 'normal' }: IdenticonProps) {
  return (
    <span
      aria-hidden="true"
      className={blob}
      data-size={size}
      style={{ background: identiconGradient(address) }}
    />
  );
}
