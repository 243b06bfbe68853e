import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AddressText } from '../AddressText/AddressText.tsx';
import * as css from './RelationLine.css.ts';

/** Props of `RelationLine`. */
export interface RelationLineProps {
  /** What the person is to the account: text, or a term that explains itself. */
  readonly name: ReactNode;
  /** Undefined where there is nobody. */
  readonly address: string | undefined;
  /** Words instead of an address, where there is nobody: "the founder has none". */
  readonly nobody?: ReactNode;
  /** What can be done with it: copy, look up, change. */
  readonly children?: ReactNode;
}

/** One person around an account, with the ways on. */
export function RelationLine({ name, address, nobody, children }: RelationLineProps) {
  return (
    <div className={css.line} data-state={address === undefined ? 'nobody' : 'known'}>
      <span className={css.name}>{name}</span>
      <span className={css.who}>
        {address === undefined ? (
          <span className={css.nobody}>{nobody ?? <Trans>nobody</Trans>}</span>
        ) : (
          <AddressText address={address} identicon="small" />
        )}
        {children}
      </span>
    </div>
  );
}
