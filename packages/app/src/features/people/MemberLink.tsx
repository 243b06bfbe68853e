import type { Address } from '@amswap/values';
import { shortAddress, unseen } from '@amswap/ui';
import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../routes/RouteLink.tsx';
import * as css from './people.css.ts';

/** Props of `MemberLink`. */
export interface MemberLinkProps {
  readonly address: Address;
}

/** The way to what is known of somebody. */
export function MemberLink({ address }: MemberLinkProps) {
  return (
    <RouteLink to="memberInfo" search={{ address }} className={css.way}>
      <Trans>Info</Trans> <span className={unseen}>{shortAddress(address)}</span>
    </RouteLink>
  );
}
