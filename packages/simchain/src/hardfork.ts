/** The rules of the EVM on this chain. Anvil is started with the same name, so that both price and behave alike. */
export const hardfork = 'prague';
