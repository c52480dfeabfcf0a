import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** An age key. */
const KEY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;

export function isBackupKey(text: string): boolean {
  return KEY.test(text);
}

export function newBackupKey(): Promise<string> {
  return age().generateX25519Identity();
}

/** age's format: no 64 KiB chunk can be left out unnoticed. */
export async function* sealed(plain: AsyncIterable<Uint8Array>, key: string): AsyncIterable<Uint8Array> {
  const { Encrypter, identityToRecipient } = age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  yield* fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/** Throws for another key, and for changed or cut data. */
export async function* unsealed(cipher: AsyncIterable<Uint8Array>, key: string): AsyncIterable<Uint8Array> {
  const { Decrypter } = age();
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  yield* fromWeb(await decrypter.decrypt(toWeb(cipher)));
}

export const SEALED_BEGINNING = Buffer.from('age-encryption.org/');

/** Lazy: most starts never need it. */
function age(): typeof import('age-encryption') {
  return require('age-encryption') as typeof import('age-encryption');
}

type WebBytes = globalThis.ReadableStream<Uint8Array>;

const toWeb = (bytes: AsyncIterable<Uint8Array>) => Readable.toWeb(Readable.from(bytes)) as unknown as WebBytes;
const fromWeb = (bytes: WebBytes) => Readable.fromWeb(bytes as unknown as ReadableStream<Uint8Array>);
