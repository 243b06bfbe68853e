import { AddressText, Button, CopyButton, LinkText } from '@amswap/ui';
import { Sheet } from '@amswap/ui/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { chainStateAtom } from '../../boot/serviceAtoms.ts';
import { stack } from '../../shell/page.css.ts';
import { useCloseWithPage } from '../../shell/useCloseWithPage.ts';
import { useWalletName } from './useWalletName.ts';
import { WatchTokens } from './WatchTokens.tsx';
import { closeWalletSheetAtom, signOutAtom, walletSheetAtom, walletStateAtom } from './walletAtoms.ts';

/** The account that is connected: its address in full, where to look it up, and the way out. */
export function AccountSheet() {
  const { t } = useLingui();
  const open = useAtomValue(walletSheetAtom) === 'account';
  const state = useAtomValue(walletStateAtom);
  const chain = useAtomValue(chainStateAtom);
  const close = useSetAtom(closeWalletSheetAtom);
  const signOut = useSetAtom(signOutAtom);
  const nameOf = useWalletName();
  useCloseWithPage(open, close);
  if (state.kind !== 'connected' && state.kind !== 'wrongChain') return null;
  const { account, wallet } = state;
  const explorer = chain.state === 'configured' ? chain.deployment.blockExplorerUrls[0] : undefined;
  // The guest wallet shows nothing but its sheet of requests.
  const touring = chain.state === 'configured' && chain.tour !== undefined;
  const name = nameOf(wallet.name);
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t`Your account`}
      description={<Trans>Connected with {name}.</Trans>}
      footer={
        <Button width="fill" variant="quiet" onClick={signOut}>
          <Trans>Sign out</Trans>
        </Button>
      }
    >
      <div className={stack}>
        <AddressText address={account} identicon="normal">
          <CopyButton text={account} label={t`Copy the address`} />
        </AddressText>
        {explorer !== undefined && (
          <LinkText href={`${explorer.replace(/\/+$/, '')}/address/${account}`} leads="outside">
            <Trans>Block explorer</Trans>
          </LinkText>
        )}
        {state.kind === 'connected' && !touring && <WatchTokens />}
      </div>
    </Sheet>
  );
}
