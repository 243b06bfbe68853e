interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Name of the only policy; the page's Content-Security-Policy allows no other. */
const policyName = 'amswap';

/** The absolute form of an address of this origin. @throws TypeError for any other origin. */
function ownScriptUrl(url: string): string {
  const { href, origin, protocol } = new URL(url, document.baseURI);
  if (protocol !== 'blob:' && origin === location.origin) return href;
  throw new TypeError('scripts come from this origin only');
}

const factory: TrustedTypesFactory | undefined =
  'trustedTypes' in globalThis
    ? (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes
    : undefined;
const policy = factory?.createPolicy(policyName, { createScriptURL: ownScriptUrl });

/**
 * The address of a worker's or a script's file, as the page's policy wants it. What comes back is a trusted object where
 * the browser knows them, typed as the text that `new Worker` is declared to take.
 *
 * @throws TypeError if the file is not of this origin.
 */
export const trustedScriptUrl = (url: string | URL): string =>
  policy === undefined ? ownScriptUrl(String(url)) : policy.createScriptURL(String(url));
