// What makes the first load small: the shell's markup and its style stand in index.html, and the chunk that reads the chain
// is fetched beside the entry. The style is allowed by its hash: the page's policy stays without 'unsafe-inline'.
import { createHash } from 'node:crypto';
import { createServer, type HtmlTagDescriptor, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Renders the static shell with the same transforms as the build, so that its class names are the build's. */
async function renderShell(config: ResolvedConfig): Promise<string> {
  const server = await createServer({
    configFile: config.configFile ?? false,
    root: config.root,
    mode: config.mode,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { firstScreenMarkup } = await server.ssrLoadModule('/src/shell/firstScreenMarkup.tsx');
    return firstScreenMarkup();
  } finally {
    await server.close();
  }
}

/** Takes the entry's stylesheets out of the page and the bundle, and gives their text. */
function takeStyles(html: string, bundle: Bundle): { readonly html: string; readonly css: string } {
  let css = '';
  const rest = html.replace(/\s*<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>/g, (_, name: string) => {
    const asset = bundle[name];
    if (asset?.type !== 'asset') throw new Error(`${name} is not in the bundle`);
    css += asset.source.toString();
    delete bundle[name];
    return '';
  });
  return { html: rest, css: css.trim() };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A preload of the chunk that holds a module, and of what it needs beyond the entry. */
function preloadsOf(bundle: Bundle, moduleEnd: string): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const wanted = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(moduleEnd)));
  if (wanted === undefined) throw new Error(`no chunk begins with ${moduleEnd}`);
  const entry = chunks.find((chunk) => chunk.isEntry);
  const names = [wanted.fileName, ...wanted.imports.filter((name) => name !== entry?.fileName)];
  return names.map((name) => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `./${name}` },
    injectTo: 'head',
  }));
}

/**
 * The plug-in. While developing, only the policy is taken out: the server's own scripts and styles are inline.
 *
 * @param besideEntry end of the module whose chunk is fetched beside the entry
 */
export function firstLoad(besideEntry: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'amswap:first-load',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        if (bundle === undefined)
          return page.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '');
        const shell = await renderShell(config);
        const { html, css } = takeStyles(page, bundle);
        return {
          html: html
            .replace('<!--shell-->', () => shell)
            .replace("style-src 'self'", (policy) => `${policy} ${hashOf(css)}`)
            .replace('</head>', () => `  <style>${css}</style>\n  </head>`),
          tags: preloadsOf(bundle, besideEntry),
        };
      },
    },
  };
}
