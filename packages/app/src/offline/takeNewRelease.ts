/**
 * Lets the release that the host has now take this device's old one's place, before a page that lacks a file of the old one is
 * loaded again: what is kept would otherwise answer with the old page. Resolves when it has, or when there is none to take.
 * Rejects where the host cannot be asked.
 */
export async function takeNewRelease({ navigator }: Pick<Window, 'navigator'>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const registration = workers.controller === null ? undefined : await workers.getRegistration();
  if (registration === undefined) return;
  await registration.update();
  const { installing } = registration;
  if (installing !== null)
    await new Promise((settled) => installing.addEventListener('statechange', settled, { once: true }));
  const { waiting } = registration;
  if (waiting === null) return;
  const taken = new Promise((settled) =>
    workers.addEventListener('controllerchange', settled, { once: true }),
  );
  waiting.postMessage({ kind: 'takeOver' });
  await taken;
}
