/** Text that begins with `0x`; bytes as hexadecimal digits, or a quantity. */
export type Hex = `0x${string}`;

/** An address in its EIP-55 form. Only `parseAddress` and `checksumAddress` make one. */
export type Address = Hex & { readonly __address: true };
