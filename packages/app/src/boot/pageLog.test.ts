import { describe, expect, it, vi } from 'vitest';
import { createPageLog, keepUncaught, silenceConsole } from './pageLog.ts';

const clock = { now: () => 0, after: () => () => {}, every: () => () => {} };

describe('the page’s log', () => {
  it('leaves secrets, tokens and passwords out', () => {
    const log = createPageLog(clock);
    log.write(
      'info',
      `key 0x${'ab'.repeat(32)}`,
      { token: 'secret-token', password: 'p4ss' },
      'password=hunter2',
    );
    expect(log.text()).not.toMatch(/abab|secret-token|p4ss|hunter2/);
  });

  it('B28: takes bigints, circles and errors without throwing', () => {
    const log = createPageLog(clock);
    const circle: { self?: unknown } = {};
    circle.self = circle;
    log.write('error', new Error('broken'), 5n, { amount: 7n }, circle, undefined, Symbol('s'));
    expect(log.text()).toContain('Error: broken');
    expect(log.text()).toContain('7');
  });

  it('is bounded in lines and in length', () => {
    const log = createPageLog(clock);
    for (let i = 0; i < 1000; i++) log.write('info', `${i} ${'x '.repeat(5000)}`);
    expect(log.lines()).toHaveLength(200);
    expect(log.text().length).toBeLessThan(200 * 440);
    expect(log.lines().at(-1)?.text).toMatch(/^999 /);
  });

  it('hears the console instead of it', () => {
    const log = createPageLog(clock);
    const said = vi.fn();
    const target = { log: said, info: said, debug: said, warn: said, error: said, trace: said };
    silenceConsole(target, log);
    target.error('bad', 1);
    expect(said).not.toHaveBeenCalled();
    expect(log.lines()).toEqual([{ at: 0, level: 'error', text: 'bad 1' }]);
  });

  it('keeps what nobody caught', () => {
    const log = createPageLog(clock);
    const page = new EventTarget() as unknown as Window;
    keepUncaught(page, log, true);
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
      reason: new Error('late'),
    });
    page.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(log.text()).toContain('late');
  });
});
