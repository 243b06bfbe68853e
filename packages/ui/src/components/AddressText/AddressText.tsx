'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { shortAddress } from '../../format/index.ts';
import { Identicon } from '../Identicon/Identicon.tsx';
import * as css from './AddressText.css.ts';

/** Props of `AddressText`. */
export interface AddressTextProps {
  /** The address in its EIP-55 form (or a transaction hash). */
  readonly address: string;
  /** Whether its disc of colours stands before it. */
  readonly identicon?: 'none' | 'small' | 'normal';
  /** What stands behind it: a copy button, a link to the explorer. */
  readonly children?: ReactNode;
}

/** An address: shortened, in full on tap; copied, always in full. */
export function AddressText({ address, identicon = 'none', children }: AddressTextProps) {
  const { t } = useLingui();
  const [length, setLength] = useState<'short' | 'full'>('short');
  const short = shortAddress(address);
  const copyFull = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', address);
  };
  return (
    <span className={css.address} data-state={length}>
      {identicon !== 'none' && <Identicon address={address} size={identicon} />}
      <button
        type="button"
        className={css.digits}
        title={address}
        aria-expanded={length === 'full'}
        aria-label={length === 'full' ? undefined : t`${short}, show the full address`}
        onClick={() => setLength(length === 'full' ? 'short' : 'full')}
        onCopy={copyFull}
      >
        {length === 'full' ? address : short}
      </button>
      {children}
    </span>
  );
}
