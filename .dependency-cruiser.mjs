// The import law of the house. Each rule is named for what it protects; scripts/boundaries/fixtures holds a
// file that breaks each of them, and scripts/boundaries/checkImports.mjs fails if a rule does not fire there.
const pkg = (name) => `^packages/${name}/`;
const tests =
  '(\\.test\\.tsx?$|\\.inputs\\.test\\.ts$|\\.fixture\\.tsx?$|\\.test-d\\.tsx?$|^packages/[^/]+/(test|scripts)/|\\.bench\\.ts$)';
const ours = '(^packages/|^testing/|^stories/|^e2e/)';

/** Which packages of ours a package may import, besides itself. */
const allowed = {
  values: [],
  contracts: [],
  simchain: ['values'],
  world: ['contracts', 'values'],
  chain: ['contracts', 'values'],
  ui: ['values'],
  accounts: ['values'],
  app: ['chain', 'ui', 'values', 'accounts'],
};

const packageRules = Object.entries(allowed).map(([name, may]) => ({
  name: `law-${name}`,
  comment: may.length ? `${name} imports only ${may.join(', ')}` : `${name} imports nothing of ours`,
  severity: 'error',
  from: {
    path: pkg(name),
    pathNot: [tests, ...(name === 'app' ? ['^packages/app/src/features/tour/'] : [])],
  },
  to: { path: ours, pathNot: [name, ...may].map(pkg) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packageRules,
    {
      name: 'law-app-tour',
      comment: 'features/tour wires simchain and world, and nothing beyond what app may import',
      severity: 'error',
      from: { path: '^packages/app/src/features/tour/', pathNot: tests },
      to: { path: ours, pathNot: ['app', 'chain', 'ui', 'values', 'simchain', 'world', 'accounts'].map(pkg) },
    },
    {
      name: 'law-tour-is-lazy',
      comment: 'nobody imports features/tour statically from outside it',
      severity: 'error',
      from: { path: '^packages/app/', pathNot: ['^packages/app/src/features/tour/', tests] },
      to: { path: '^packages/app/src/features/tour/', dynamic: false },
    },
    {
      name: 'law-app-accounts',
      comment: 'app knows the schema of the accounts service; its handlers run in the tour alone, lazily',
      severity: 'error',
      from: { path: '^packages/app/', pathNot: ['^packages/app/src/features/tour/', tests] },
      to: { path: pkg('accounts'), pathNot: '^packages/accounts/src/schema/' },
    },
    {
      name: 'law-page-accounts',
      comment: 'what of the accounts service runs in a page knows no database and no server',
      severity: 'error',
      from: { path: '^packages/accounts/src/(schema|service|http|inPage)/' },
      to: {
        path: '(^packages/accounts/src/(sql|server|admin)/|^(node:)?(fs|net|path|crypto|http)$|(^|node_modules/)(pg|drizzle-orm|@libsql|@node-rs)(/|$))',
      },
    },
    {
      name: 'law-ethers',
      comment: 'ethers only in chain, world, testing and tests',
      severity: 'error',
      from: { path: '^(packages|stories)/', pathNot: [pkg('chain'), pkg('world'), tests] },
      to: { path: '(^|node_modules/)ethers(/|$)' },
    },
    {
      name: 'law-jotai-router',
      comment: 'jotai and the router only in app',
      severity: 'error',
      from: { path: '^packages/', pathNot: [pkg('app'), tests] },
      to: { path: '(^|node_modules/)(jotai|@tanstack/react-router|@tanstack/history)(/|$)' },
    },
    {
      name: 'law-react',
      comment: 'values, contracts, simchain, world and chain know no React',
      severity: 'error',
      from: { path: '^packages/(values|contracts|simchain|world|chain)/' },
      to: { path: '(^|node_modules/)(react|react-dom|@lingui/[a-z]+|@base-ui/react)(/|$)' },
    },
    {
      name: 'law-test-code',
      comment: 'product code imports no test code',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: tests },
      to: {
        path: '(\\.test\\.tsx?$|^testing/|^stories/|^e2e/|(^|node_modules/)(vitest|msw|storybook|playwright|fast-check)(/|$))',
      },
    },
    {
      name: 'law-no-cycles',
      comment: 'no cycles (types aside)',
      severity: 'error',
      from: { path: '^(packages|testing)/' },
      to: { circular: true },
    },
    {
      name: 'law-feature-door',
      comment: 'a feature is entered by its index.ts only',
      severity: 'error',
      from: { path: '^packages/app/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^packages/app/src/features/([^/]+)/.+',
        pathNot: ['^packages/app/src/features/$1/', '/index\\.tsx?$'],
      },
    },
    {
      name: 'law-resolves',
      comment: "every import resolves, also past a package's exports",
      severity: 'error',
      from: { path: '^(packages|testing|stories|e2e)/' },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?', '\\.po$'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules/(?!@amswap)' },
    exclude: { path: '(^packages/[^/]+/dist/|^storybook-static|/generated/state)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.po'],
    },
  },
};
