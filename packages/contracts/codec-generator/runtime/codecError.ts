/** Text that begins with `0x`. The same shape as the `Hex` of the shared words: contracts import nothing of ours. */
export type Hex = `0x${string}`;

/** What is wrong with the data (or with an argument). */
export type CodecFault =
  | 'short' // the data ends before a value does
  | 'notHex' // a character that is no hexadecimal digit
  | 'outOfRange' // a value too large (or too small) for its type
  | 'badOffset' // a place that points backwards, out of the data, or into another value
  | 'badText'; // bytes that are no UTF-8

/** Thrown by every decoder on data that no contract of ours would return, and by encoders on a value out of range. */
export class CodecError extends Error {
  // Declared only: the browser floor has the fields of classes written out at length otherwise.
  declare readonly fault: CodecFault;

  constructor(fault: CodecFault) {
    super(`codec: ${fault}`);
    this.name = 'CodecError';
    this.fault = fault;
  }
}
