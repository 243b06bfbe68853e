import { describe, expect, it } from 'vitest';
import { hashrateMainArtifact, linkBytecode } from '../generated/bytecode/index.ts';

const address = `0x${'Ab'.repeat(20)}`;

describe('linkBytecode', () => {
  it('writes an address into every hole and nowhere else', () => {
    expect(linkBytecode(`0x${'00'.repeat(50)}`, { Ledger: [2, 28] }, { Ledger: address })).toBe(
      `0x${'00'.repeat(2)}${'ab'.repeat(20)}${'00'.repeat(6)}${'ab'.repeat(20)}${'00'.repeat(2)}`,
    );
  });

  it('names the library whose address is missing or malformed', () => {
    expect(() => linkBytecode('0x00', { Ledger: [0] }, {})).toThrow('Ledger');
    expect(() => linkBytecode('0x00', { Ledger: [0] }, { Ledger: '0x12' })).toThrow('Ledger');
  });

  it('links the main contract: every hole of the committed code is zero before, the library after', () => {
    const { creation, creationLinks } = hashrateMainArtifact;
    const offsets = creationLinks.MachineLedger;
    const linked = linkBytecode(creation, creationLinks, { MachineLedger: address });
    expect(offsets.length).toBeGreaterThan(0);
    expect(linked).toHaveLength(creation.length);
    for (const offset of offsets) {
      expect(creation.slice(2 + offset * 2, 42 + offset * 2)).toBe('0'.repeat(40));
      expect(linked.slice(2 + offset * 2, 42 + offset * 2)).toBe('ab'.repeat(20));
    }
  });
});
