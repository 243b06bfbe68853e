import { afterEach, describe, expect, it, vi } from 'vitest';

type Listener = (event: { waitUntil(work: Promise<unknown>): void }) => void;

const script = './serviceWorkerOff.ts';
let devices = 0;

/** Starts the kill switch on a device that keeps these caches and shows one page. */
async function startKillSwitch(kept: readonly string[]) {
  const listeners = new Map<string, Listener>();
  const page = { url: 'https://host.test/#/', navigate: vi.fn(async () => undefined) };
  const unregister = vi.fn(async () => true);
  const deleted: string[] = [];
  vi.stubGlobal('self', {
    registration: { unregister },
    clients: { matchAll: async () => [page] },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.stubGlobal('caches', { keys: async () => kept, delete: async (name: string) => deleted.push(name) });
  // A script of its own, not a module: run anew for each device.
  devices += 1;
  await import(/* @vite-ignore */ `${script}?device=${devices}`);
  const happens = async (type: string): Promise<void> => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  };
  return { happens, page, unregister, deleted };
}

describe('the kill switch', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('takes what the app kept off the device, itself as well, and loads the pages from the host', async () => {
    const { happens, page, unregister, deleted } = await startKillSwitch(['amswap-shell-a', 'another']);
    await happens('activate');
    expect(deleted).toEqual(['amswap-shell-a']);
    expect(unregister).toHaveBeenCalledOnce();
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith(page.url);
  });

  it('loads no page again where nothing was kept', async () => {
    const { happens, page, unregister } = await startKillSwitch([]);
    await happens('activate');
    expect(unregister).toHaveBeenCalledOnce();
    expect(page.navigate).not.toHaveBeenCalled();
  });

  it('leaves again when a page speaks to it that got it back on its way out', async () => {
    const { happens, page, unregister } = await startKillSwitch([]);
    await happens('message');
    expect(unregister).toHaveBeenCalledOnce();
    expect(page.navigate).not.toHaveBeenCalled();
  });
});
