import { ClockProvider } from '@amswap/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Provider, useAtomValue } from 'jotai';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { Shell } from '../shell/Shell.tsx';
import { createChainClock } from './chainClock.ts';
import { chainStateAtom, checkStateAtom, type createAppStore, servicesAtom } from './serviceAtoms.ts';

/** Props of `App`. */
export interface AppProps {
  readonly store: ReturnType<typeof createAppStore>;
}

const DeploymentProblemPage = lazy(() => import('../shell/DeploymentProblemPage.tsx'));

/** The pages; a broken config is an error page, never another chain. */
function Pages() {
  const found = useAtomValue(chainStateAtom);
  const check = useAtomValue(checkStateAtom);
  const chain = check.kind === 'unusable' ? { ...check, state: 'invalid' as const } : found;
  if (chain.state === 'starting' || chain.state === 'configured') return <Shell />;
  return (
    <Suspense>
      <DeploymentProblemPage chain={chain} />
    </Suspense>
  );
}

/** The whole app over its store. */
export function App({ store }: AppProps) {
  const services = store.get(servicesAtom);
  const [chainClock] = useState(() => createChainClock(services));
  return (
    <StrictMode>
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <ErrorBoundary onError={(error) => services.log.write('error', error)}>
            <ClockProvider clock={chainClock}>
              <Pages />
            </ClockProvider>
          </ErrorBoundary>
        </I18nProvider>
      </Provider>
    </StrictMode>
  );
}
