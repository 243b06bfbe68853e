import { useLingui } from '@lingui/react/macro';
import { LineIcon } from '../LineIcon/LineIcon.tsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { unseen } from '../../theme/text.css.ts';
import { link, outward } from './LinkText.css.ts';

/** Props of `LinkText`. */
export interface LinkTextProps
  extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'target' | 'rel'> {
  readonly children: ReactNode;
  /** `outside`: leaves the product; opens beside it and says so. */
  readonly leads?: 'inside' | 'outside' | undefined;
}

/** A link within text. The router makes its own link of it. */
export function LinkText({ children, leads = 'inside', ...rest }: LinkTextProps) {
  const { t } = useLingui();
  const outside = leads === 'outside';
  return (
    <a
      {...rest}
      className={link}
      data-state={leads}
      {...(outside ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {children}
      {outside && (
        <>
          <LineIcon name="arrowUpRight" className={outward} />
          <span className={unseen}>{t`opens in a new tab`}</span>
        </>
      )}
    </a>
  );
}
