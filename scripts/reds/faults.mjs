// Faults that somebody could commit, each with the one gate that has to catch it and the words by which it is caught for the
// right reason. `find` must stand in the file exactly once.
import { randomBytes } from 'node:crypto';

const unit = (file) => ['vitest', 'run', '--project', 'unit', file];

/** What does not get smaller by compression: so many bytes of it, as text of a program. */
const incompressible = (bytes) => randomBytes(Math.ceil(bytes * 0.75)).toString('base64');

/**
 * @typedef {object} Fault
 * @property {string} name what is wrong
 * @property {string} file where it is planted
 * @property {string | RegExp} find what stands there
 * @property {string} put what stands there instead
 * @property {string[]} gate the command that has to be red
 * @property {Record<string, string>} [env] its environment
 * @property {RegExp} because what it has to say
 */

/** @type {readonly Fault[]} */
export const faults = [
  {
    name: 'a wrong colour token',
    file: 'packages/ui/src/theme/palette.ts',
    find: "accent: '#c2410c'",
    put: "accent: '#c2410d'",
    gate: unit('packages/ui/src/theme/theme.test.ts'),
    because: /FAIL.*keeps every value that the reference sheet fixes/,
  },
  {
    name: 'an unnamed button',
    file: 'packages/ui/src/controls/IconButton/IconButton.tsx',
    find: 'aria-label={label}',
    put: 'data-label={label}',
    gate: [
      'vitest',
      'run',
      '--project',
      'storybook',
      // A copy bundles its tools anew before the first story.
      '--browser.connectTimeout=300000',
      'stories/controls/IconButton.stories.tsx',
    ],
    env: { PICTURES: 'none' },
    // Either the play that looks for the button by its name, or the accessibility check behind it.
    because: /discernible text|button-name|Unable to find .*"button" and name/,
  },
  {
    name: 'a missing translation',
    file: 'packages/app/src/locales/zh-Hans/core.po',
    find: /msgid ", the nearest possible"\nmsgstr ".+"/,
    put: 'msgid ", the nearest possible"\nmsgstr ""',
    gate: ['node', 'scripts/checkTranslations.mjs'],
    because: /core\.po: no text for ", the nearest possible"/,
  },
  {
    name: 'a forbidden import',
    file: 'packages/ui/src/index.ts',
    find: /^/,
    put: "import '@amswap/chain';\n",
    gate: ['node', 'scripts/boundaries/checkImports.mjs'],
    because: /law-ui: packages\/ui\/src\/index\.ts -> packages\/chain\//,
  },
  {
    name: 'a stale ABI',
    file: 'packages/contracts/src/interfaces/IMemberRegistry.sol',
    find: '    /// `account` never registered.',
    put: '    error NeverGenerated(address account);\n    /// `account` never registered.',
    gate: ['node', 'packages/contracts/scripts/generate.mjs', '--check'],
    because: /abi\/.*(differ|stale)|(differ|stale).*abi\//is,
  },
  {
    name: 'a wrong reward sum in the contract',
    file: 'packages/contracts/src/main/RevenueLedger.sol',
    find: '_creditReward(msg.sender, amount);',
    put: '_creditReward(msg.sender, amount - 1);',
    gate: [
      'node',
      'packages/contracts/scripts/test.mjs',
      '--match-contract',
      'RevenueTest|WorkedExamplesTest',
    ],
    because: /\[FAIL[^\]]*\] test_a_claim_moves_waiting_to_the_reward_balance/,
  },
  {
    name: '10 kB too much in the first chunk',
    file: 'packages/app/src/boot/main.tsx',
    find: 'void startApp(window);',
    put: `void startApp(window);\ndocument.documentElement.dataset['ballast'] = '${incompressible(13_400)}';`,
    gate: ['node', 'scripts/checkSizes.mjs'],
    because: /is \d+\.\d kB too much/,
  },
  {
    name: 'an inline script',
    file: 'packages/app/index.html',
    find: '<title>AMSWAP</title>',
    put: '<title>AMSWAP</title>\n    <script>window.early = 1;</script>',
    gate: ['node', 'scripts/checkSizes.mjs'],
    because: /index\.html has an inline or foreign script/,
  },
];
