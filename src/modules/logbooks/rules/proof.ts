/** A text as bytes, for the browser's cryptography. */
const bytesOf = (text: string) => new TextEncoder().encode(text);

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether this page may hash and encrypt: browsers allow it on https and on the machine itself only. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export const hashOf = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytesOf(text)));

/**
 * The PIN together with the hash of what it signs, encrypted for the server (RSA-OAEP, SHA-256): what lies on the device
 * until there is a link tells nobody the PIN, and signs nothing else. `key` is the server's, SPKI in base64.
 */
export const proofOf = async (key: string, pin: string, hash: string): Promise<string> => {
  const spki = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const publicKey = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt(algorithm, publicKey, bytesOf(JSON.stringify([pin, hash])));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
};
