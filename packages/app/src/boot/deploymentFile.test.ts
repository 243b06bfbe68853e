import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadDeploymentFile } from './deploymentFile.ts';

const still = { now: () => 0, after: () => () => {}, every: () => () => {} };
const answering =
  (text: string, status = 200): typeof fetch =>
  async () =>
    new Response(text, { status });

describe('loadDeploymentFile', () => {
  it('takes "not found" for no deployment: the tour', async () => {
    expect(await loadDeploymentFile(answering('', 404), still)).toEqual({ state: 'absent' });
  });

  it.each([500, 403, 503])('does not take %i for no deployment', async (status) => {
    expect(await loadDeploymentFile(answering('', status), still)).toEqual({ state: 'unreachable' });
  });

  it('names the field of a broken file', async () => {
    const file = await loadDeploymentFile(answering('{"chainId":"56"}'), still);
    expect(file.state).toBe('invalid');
    expect(file).toHaveProperty(
      'problems',
      expect.arrayContaining([{ field: 'chainId', problem: 'wrongType' }]),
    );
  });

  it('does not take a page for a config', async () => {
    expect(await loadDeploymentFile(answering('<!doctype html>'), still)).toMatchObject({ state: 'invalid' });
  });

  it('ends when the host never answers', async () => {
    const hanging: typeof fetch = (_, options) =>
      new Promise((_give, fail) =>
        options?.signal?.addEventListener('abort', () => fail(new Error('aborted'))),
      );
    const runsAtOnce = { ...still, after: (_: number, run: () => void) => (queueMicrotask(run), () => {}) };
    expect(await loadDeploymentFile(hanging, runsAtOnce)).toEqual({ state: 'unreachable' });
  });

  it('reads the documented example', async () => {
    const example = readFileSync(
      new URL('../../../../docs/deployment.example.json', import.meta.url),
      'utf8',
    );
    expect(await loadDeploymentFile(answering(example), still)).toMatchObject({ state: 'configured' });
  });
});
