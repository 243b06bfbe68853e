// One step of a run: a child process with its output kept, so that two can run at once and still be read.
import { spawn } from 'node:child_process';
import { root } from './bootstrap.mjs';

/**
 * Runs a command to its end.
 * @param {string} name what the step is called in the report
 * @param {string[]} command the program and its arguments; bare tool names are found in node_modules/.bin
 * @param {{ env?: Record<string, string>, echo?: boolean, cwd?: string }} [options] echo prints the output as it comes; cwd is
 *   the tree that the command runs in, with tools of its own
 * @returns {Promise<{ name: string, ok: boolean, output: string, seconds: number }>}
 */
export function runStep(name, command, { env = {}, echo = false, cwd = root } = {}) {
  const began = process.hrtime.bigint();
  return new Promise((done) => {
    const [program = 'true', ...args] = command;
    const child = spawn(program, args, {
      cwd,
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        NO_COLOR: '1',
        PATH: `${cwd}/node_modules/.bin:${process.env.PATH}`,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts = [];
    const take = (chunk) => {
      parts.push(chunk);
      if (echo) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const end = (ok, extra = '') =>
      done({
        name,
        ok,
        output: Buffer.concat(parts).toString() + extra,
        seconds: Number(process.hrtime.bigint() - began) / 1e9,
      });
    child.on('error', (error) => end(false, `${error.message}\n`));
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs jobs, at most `width` at a time, in order of start; each job is a function that gives a promise. */
export async function runJobs(jobs, width = 2) {
  const results = [];
  let next = 0;
  const lane = async () => {
    while (next < jobs.length) {
      const mine = next++;
      results[mine] = await jobs[mine]();
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
