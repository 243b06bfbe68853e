/** A catalogue, compiled by Lingui's plug-in. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

/** The same catalogue as a module of its own. */
declare module '*.po?lingui' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
