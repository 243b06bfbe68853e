import type { Page } from '@playwright/test';

/** What a page asked a node. */
export interface NodeRequests {
  /** Methods of each HTTP request, in order; a batch has several. */
  readonly methods: string[][];
}

/** Hears the requests of a page to a node, from now on. */
export function hearNodeRequests(page: Page, nodeUrl: string): NodeRequests {
  const methods: string[][] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(nodeUrl).origin) return;
    const body: unknown = request.postDataJSON();
    const calls = (Array.isArray(body) ? body : [body]) as { readonly method: string }[];
    methods.push(calls.map(({ method }) => method));
  });
  return { methods };
}
