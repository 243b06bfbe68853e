import type { Clock } from '@amswap/values';
import type { NewVersion } from '../boot/newVersion.ts';
import type { ThemeStore } from '../boot/themeStore.ts';
import { trustedScriptUrl } from '../boot/trustedTypes.ts';

/** How often a page that is looked at again asks for a newer release, milliseconds. */
const askEveryMs = 3_600_000;

/** What the offline shell works with. */
export interface OfflineShellParts {
  readonly page: Window;
  readonly clock: Pick<Clock, 'now'>;
  readonly newVersion: NewVersion;
  readonly theme: ThemeStore;
}

/** The page says what it can be installed as. Not in the markup: a first load asks for nothing that it does not need. */
function nameManifest({ document }: Window): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = './manifest.webmanifest';
  const icon = document.createElement('link');
  icon.rel = 'apple-touch-icon';
  icon.href = './icons/touch-180.png';
  document.head.append(link, icon);
}

function watchReleases(registration: ServiceWorkerRegistration, parts: OfflineShellParts): void {
  const { page, clock, newVersion } = parts;
  const workers = page.navigator.serviceWorker;
  const look = (): void => {
    const { waiting } = registration;
    // Without a controller this is the first release that the device keeps, not a newer one.
    if (waiting === null || workers.controller === null) return;
    newVersion.found(() => {
      workers.addEventListener('controllerchange', () => page.location.reload(), { once: true });
      waiting.postMessage({ kind: 'takeOver' });
    });
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
  let askedAt = clock.now();
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState !== 'visible' || clock.now() < askedAt + askEveryMs) return;
    askedAt = clock.now();
    // Offline it is asked again the next time.
    registration.update().catch(() => undefined);
  });
}

/**
 * Keeps the app's own files on the device, so that it starts without a network, and tells of newer releases. A browser
 * without service workers, or a page that was not loaded over https, goes without. Rejects where registering fails.
 */
export async function openOfflineShell(parts: OfflineShellParts): Promise<void> {
  const { page, theme } = parts;
  nameManifest(page);
  if (!('serviceWorker' in page.navigator)) return;
  const workers = page.navigator.serviceWorker;
  const registration = await workers.register(trustedScriptUrl('./sw.js'), { updateViaCache: 'none' });
  watchReleases(registration, parts);
  const { active } = await workers.ready;
  const tellTheme = (): void => active?.postMessage({ kind: 'theme', theme: theme.choice() });
  tellTheme();
  const files = page.performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ kind: 'used', files });
  theme.follow(tellTheme);
}
