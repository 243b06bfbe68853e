import { describe, expect, it } from 'vitest';
import { devOptions } from './devOptions.ts';

describe('options of npm run dev', () => {
  it('have defaults', () => {
    expect(devOptions([])).toEqual({ activity: false, scale: 0, chainPort: 8545, appPort: 5173 });
  });

  it('are read', () => {
    const words = ['--activity', '--scale', '100000', '--chain-port', '9000', '--app-port=9001'];
    expect(devOptions(words)).toEqual({ activity: true, scale: 100_000, chainPort: 9000, appPort: 9001 });
  });

  it('are refused by name', () => {
    expect(() => devOptions(['--chain-port', '0x1'])).toThrow('--chain-port');
    expect(() => devOptions(['--app-port', '70000'])).toThrow('--app-port');
    expect(() => devOptions(['--scale', '-5'])).toThrow('--scale');
    expect(() => devOptions(['--scale=2000000'])).toThrow('--scale');
    expect(() => devOptions(['--quick'])).toThrow('--quick');
  });
});
