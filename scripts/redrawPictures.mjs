// npm run pictures:redraw: after a change of browser, draws the reference pictures anew from the last commit, in a
// copy of it beside this one. What is not committed yet does not get into the references, so it still shows up as a
// difference in the next run.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packPictures } from './packPictures.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const copy = join(root, '.cache', 'last-commit');
const pictures = join('stories', '__screenshots__');

const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: 'inherit' });

function removeCopy() {
  rmSync(copy, { recursive: true, force: true });
  run('git', ['worktree', 'prune'], root);
}

removeCopy();
run('git', ['worktree', 'add', '--detach', copy, 'HEAD'], root);
try {
  run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], copy);
  rmSync(join(copy, pictures), { recursive: true, force: true });
  run('npx', ['vitest', 'run', '--project', 'storybook', '--update'], copy);
  rmSync(join(root, pictures), { recursive: true, force: true });
  cpSync(join(copy, pictures), join(root, pictures), { recursive: true });
  packPictures();
  console.log(
    'The references are those of the last commit, drawn by this browser. Look at them in git, then commit.',
  );
} finally {
  removeCopy();
}
