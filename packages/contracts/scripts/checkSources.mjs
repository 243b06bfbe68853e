/** Red when a contract breaks one of the rules of source-rules/sourceRules.mjs. */
import { breaches } from '../source-rules/sourceRules.mjs';
import { syntaxTrees } from './compile.mjs';

const found = breaches(syntaxTrees(), (file) => file.startsWith('src/'));
for (const breach of found) console.error(`contracts: ${breach}`);
if (found.length === 0)
  console.log('contracts: failures, events, documentation and privileges are as they should be');
process.exitCode = found.length === 0 ? 0 : 1;
