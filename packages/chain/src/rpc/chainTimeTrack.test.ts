import { chainNow } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import { chainTimeTrack } from './chainTimeTrack.ts';

/** Chain time in seconds after 1,000,000 at device time `now`. */
const after = (track: ReturnType<typeof chainTimeTrack>, now: number) => {
  const mark = track.mark();
  return mark && chainNow(mark, now) / 1000 - 1_000_000;
};

describe('chain time', () => {
  it('is unknown before the first block', () => expect(chainTimeTrack().mark()).toBeUndefined());

  it('goes on while the chain makes no block', () => {
    const track = chainTimeTrack();
    track.saw(1n, 1_000_000n, 0);
    track.saw(1n, 1_000_000n, 3_000);
    track.saw(1n, 1_000_000n, 60_000);
    expect(after(track, 60_000)).toBe(60);
  });

  it('follows the freshest block, and does not fall back for one that was seen late', () => {
    const track = chainTimeTrack();
    track.saw(1n, 1_000_000n, 2_000);
    track.saw(2n, 1_000_003n, 3_000);
    expect(after(track, 3_000)).toBe(3);
    track.saw(3n, 1_000_004n, 6_000);
    expect(after(track, 6_000)).toBe(6);
  });

  it('is not shaken by a device clock that is set back or forth', () => {
    const track = chainTimeTrack();
    track.saw(1n, 1_000_000n, 1_000);
    track.saw(2n, 1_000_003n, 3_600_000);
    expect(after(track, 3_600_000)).toBe(3);
    track.saw(3n, 1_000_006n, 4_000);
    expect(after(track, 4_000)).toBe(6);
  });

  it('jumps with a chain that travels, and begins anew with a new one', () => {
    const track = chainTimeTrack();
    track.saw(1n, 1_000_000n, 0);
    track.saw(2n, 1_086_400n, 1_000);
    expect(after(track, 1_000)).toBe(86_400);
    track.reset();
    track.saw(1n, 1_000_000n, 2_000);
    expect(after(track, 2_000)).toBe(0);
  });
});
