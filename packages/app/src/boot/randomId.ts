/** 128 random bits as hexadecimal digits. `crypto.randomUUID` is missing over plain http, this is not. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
