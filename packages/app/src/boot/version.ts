/** The product's version, from the package; the build puts it in. */
export const appVersion: string = __APP_VERSION__;
