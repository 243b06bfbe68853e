// The heavy half, loaded at a wallet act: planning, signing, sending, following, decoding of contract errors.
export * from './writes/index.ts';
