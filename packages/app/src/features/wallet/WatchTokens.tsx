import { Button, TokenCoin } from '@amswap/ui';
import { type TokenId, tokenIds } from '@amswap/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { errorTexts } from '../../text/errorTexts.ts';
import { tokenButtons } from './watchTokens.css.ts';
import { watchedTokenAtom, watchTokenAtom } from './watchTokenAtoms.ts';

/** Has the connected wallet show the product's tokens: most list only those that they know. */
export function WatchTokens() {
  const { t } = useLingui();
  const { toasts } = useAtomValue(servicesAtom);
  const asked = useAtomValue(watchedTokenAtom);
  const watch = useSetAtom(watchTokenAtom);
  const press = async (token: TokenId): Promise<void> => {
    const outcome = await watch(token);
    if (outcome === undefined || outcome === 'refused') return;
    if (outcome === 'shown') toasts.show(t`Your wallet shows ${token} now`, 'positive');
    else toasts.show(t(errorTexts[outcome].what), 'negative');
  };
  return (
    <section aria-labelledby="watch-tokens">
      <p id="watch-tokens">
        <Trans>Show tokens in your wallet</Trans>
      </p>
      <div className={tokenButtons}>
        {tokenIds.map((token) => (
          <Button
            key={token}
            size="small"
            variant="quiet"
            icon={<TokenCoin coin={token} size="small" />}
            state={asked === undefined ? 'ready' : asked === token ? 'busy' : 'off'}
            aria-label={t`Show ${token} in your wallet`}
            onClick={() => void press(token)}
          >
            {token}
          </Button>
        ))}
      </div>
    </section>
  );
}
