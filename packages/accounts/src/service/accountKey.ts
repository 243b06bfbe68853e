/** The form of an account's name that tells accounts apart: compatible characters and letter case do not. */
export const accountKeyOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** A password as it is hashed: the same however a keyboard composes its characters. */
export const passwordForm = (password: string): string => password.normalize('NFKC');
