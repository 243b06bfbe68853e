// Babel pass for Lingui macros only: plugin-react 6 has no Babel of its own and @rolldown/plugin-babel
// asks for Node 22. It runs before Oxc and leaves TypeScript and JSX in place.
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

export function linguiMacro(): Plugin {
  return {
    name: 'amswap:lingui-macro',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[tj]sx?(?:$|\?)/, exclude: /\/node_modules\// },
        code: /@lingui\/(?:core|react)\/macro/,
      },
      async handler(code, id) {
        const out = await transformAsync(code, {
          filename: id.split('?')[0] ?? id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['jsx', 'typescript'] },
          plugins: ['@lingui/babel-plugin-lingui-macro'],
        });
        return out?.code ? { code: out.code, map: out.map ?? null } : null;
      },
    },
  };
}
