import { CopyButton, LinkText } from '@amswap/ui';
import type { Address } from '@amswap/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { openChainAtom } from '../../boot/chainAtoms.ts';

/** Props of `AddressTools`. */
export interface AddressToolsProps {
  readonly address: Address;
}

/** What can be done with any address: copy it, look at it in the block explorer. */
export function AddressTools({ address }: AddressToolsProps) {
  const { t } = useLingui();
  const explorer = useAtomValue(openChainAtom)?.deployment.blockExplorerUrls[0]?.replace(/\/+$/, '');
  return (
    <>
      <CopyButton text={address} label={t`Copy the address`} />
      {explorer !== undefined && (
        <LinkText href={`${explorer}/address/${address}`} leads="outside">
          <Trans>Explorer</Trans>
        </LinkText>
      )}
    </>
  );
}
