// Keccak-256, written from the specification (https://keccak.team/keccak_specs_summary.html).
// A library's sponge weighs 2.5 kB in the first chunk, where only EIP-55 needs it: this one weighs a third of that.
// It makes checksums of public addresses: nothing secret ever passes through it.

const rateBytes = 136;
const lanes = 25;

/** One word of the state. Lane `i` (x + 5y) has its low half at 2i and its high half at 2i + 1. */
const word = (state: Int32Array, index: number): number => state[index] ?? 0;

/** One half of a lane turned left by `bits`; the other half is made by swapping the arguments. */
const turned = (half: number, other: number, bits: number): number =>
  bits === 0 ? half : (half << bits) | (other >>> (32 - bits));

/** Theta: each lane takes in the parity of two neighbouring columns. */
function mixColumns(state: Int32Array): void {
  const parity = new Int32Array(10);
  for (let i = 0; i < 50; i++) parity[i % 10] = word(parity, i % 10) ^ word(state, i);
  for (let i = 0; i < 50; i++) {
    const column = i % 10;
    const half = column % 2;
    const next = (column - half + 2) % 10;
    const turn = turned(word(parity, next + half), word(parity, next + 1 - half), 1);
    state[i] = word(state, i) ^ word(parity, (column + 8) % 10) ^ turn;
  }
}

/** Rho and pi: lanes are turned by triangular numbers of bits while they change places. */
function moveLanes(state: Int32Array): void {
  let [x, y] = [1, 0];
  let [low, high] = [word(state, 2), word(state, 3)];
  let bits = 0;
  for (let step = 1; step < lanes; step++) {
    bits = (bits + step) % 64;
    [x, y] = [y, (2 * x + 3 * y) % 5];
    const place = 2 * (x + 5 * y);
    const displaced: [number, number] = [word(state, place), word(state, place + 1)];
    if (bits >= 32) [low, high] = [high, low];
    state[place] = turned(low, high, bits % 32);
    state[place + 1] = turned(high, low, bits % 32);
    [low, high] = displaced;
  }
}

/** Chi: the only step that is not linear, along each row. */
function combineRows(state: Int32Array): void {
  for (let row = 0; row < 50; row += 10) {
    const old = state.slice(row, row + 10);
    for (let i = 0; i < 10; i++) {
      state[row + i] = word(old, i) ^ (~word(old, (i + 2) % 10) & word(old, (i + 4) % 10));
    }
  }
}

function permute(state: Int32Array): void {
  let register = 1;
  for (let round = 0; round < 24; round++) {
    mixColumns(state);
    moveLanes(state);
    combineRows(state);
    // Iota: the round constant comes out of a shift register; its bits stand at 2^j - 1.
    for (let j = 0; j < 7; j++) {
      if ((register & 1) !== 0) {
        const bit = 2 ** j - 1;
        state[bit >>> 5] = word(state, bit >>> 5) ^ (1 << (bit & 31));
      }
      register = (register << 1) ^ (register >>> 7 === 0 ? 0 : 0x171);
    }
  }
}

/** Keccak-256 (Ethereum's, with the padding of before SHA-3) of any number of bytes: 32 bytes. */
export function keccak256(input: Uint8Array): Uint8Array {
  const state = new Int32Array(2 * lanes);
  const padded = new Uint8Array((Math.floor(input.length / rateBytes) + 1) * rateBytes);
  padded.set(input);
  padded[input.length] = 1;
  padded[padded.length - 1] = (padded[padded.length - 1] ?? 0) | 0x80;
  for (let start = 0; start < padded.length; start += rateBytes) {
    for (let i = 0; i < rateBytes; i++) {
      state[i >>> 2] = word(state, i >>> 2) ^ ((padded[start + i] ?? 0) << (8 * (i & 3)));
    }
    permute(state);
  }
  return Uint8Array.from({ length: 32 }, (_, i) => word(state, i >>> 2) >>> (8 * (i & 3)));
}
