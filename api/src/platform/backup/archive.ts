import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';

import { sealed, SEALED_BEGINNING, unsealed } from './sealing';

export interface Piece {
  name: string;
  content: Buffer;
}

export type AddPiece = (piece: Piece) => Promise<void>;

export interface Written {
  bytes: number;
  sha256: string;
}

/** A third of the default's time for a tenth more space. */
const LEVEL = 3;

/** Encrypted if there is a key. Readable by its owner only; flushed to disk. */
export async function writeArchive(
  file: string,
  key: string | null,
  fill: (add: AddPiece) => Promise<void>,
): Promise<Written> {
  const tar = pack();
  const hash = createHash('sha256');
  let bytes = 0;
  const filled = fill((piece) => addTo(tar, piece)).then(
    () => tar.finalize(),
    (error: unknown) => tar.destroy(error as Error),
  );
  const stored = pipeline(
    async function* () {
      yield* tar as AsyncIterable<Uint8Array>;
    },
    createGzip({ level: LEVEL }),
    (plain: AsyncIterable<Uint8Array>) => (key === null ? plain : sealed(plain, key)),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  // On a full disk only `stored` rejects; `filled` would wait for a reader.
  await Promise.all([stored, Promise.race([filled, stored])]);
  return { bytes, sha256: hash.digest('hex') };
}

function addTo(tar: Pack, { name, content }: Piece): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = tar.entry({ name, size: content.length }, (error) => (error ? reject(error) : resolve()));
    entry.end(content);
  });
}

export class WrongKey extends Error {}

/** Changed, cut, or not a backup. */
export class BrokenBackup extends Error {}

/** Throws WrongKey, BrokenBackup, or the file system's error. */
export async function* readArchive(file: string, key: string | null): AsyncGenerator<Piece> {
  const isSealed = await beginsSealed(file);
  if (isSealed && key === null) throw new WrongKey('La copia está cifrada: hace falta su clave, en BACKUP_KEY.');
  const tar = extract({});
  const unpacked = pipeline(
    createReadStream(file),
    (stored: AsyncIterable<Uint8Array>) => (isSealed ? withKey(stored, key!) : stored),
    createGunzip(),
    tar,
  );
  // The loop below receives the error.
  unpacked.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of entry as AsyncIterable<Uint8Array>) chunks.push(chunk);
      yield { name: entry.header.name, content: Buffer.concat(chunks) };
    }
    await unpacked;
  } catch (error) {
    throw isOfTheDisk(error) || error instanceof WrongKey ? error : new BrokenBackup(BROKEN, { cause: error });
  }
}

export async function opensWith(file: string, key: string): Promise<boolean> {
  const pieces = readArchive(file, key);
  try {
    await pieces.next();
    return true;
  } catch (error) {
    if (error instanceof WrongKey) return false;
    throw error;
  } finally {
    await pieces.return(undefined);
  }
}

const BROKEN = 'El archivo está dañado o cortado, o no es una copia de Turnero: no se pudo leer hasta el final.';

const isOfTheDisk = (error: unknown): boolean => typeof (error as { syscall?: unknown }).syscall === 'string';

async function* withKey(stored: AsyncIterable<Uint8Array>, key: string): AsyncIterable<Uint8Array> {
  try {
    yield* unsealed(stored, key);
  } catch (error) {
    if (error instanceof Error && /no identity matched/i.test(error.message))
      throw new WrongKey('La clave de BACKUP_KEY no es la de esta copia.');
    throw error;
  }
}

async function beginsSealed(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(SEALED_BEGINNING.length), 0, SEALED_BEGINNING.length, 0);
    return buffer.equals(SEALED_BEGINNING);
  } finally {
    await handle.close();
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
