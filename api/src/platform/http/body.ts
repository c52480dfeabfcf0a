import type { IncomingMessage } from 'node:http';

import { AppError } from '../errors/app-error';
import { onSlowBody } from './slow-bodies';

const LIMIT_BYTES = 100 * 1024;
const CUT_OFF_BYTES = 20 * 1024 * 1024;

/** Throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, REQUEST_TIMEOUT or BAD_REQUEST. */
export async function readJson(
  request: IncomingMessage,
  limitBytes = LIMIT_BYTES,
  types: MediaTypes = ['application/json'],
): Promise<unknown> {
  const text = await readTyped(request, types, limitBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('BAD_REQUEST', 'El contenido no es JSON válido');
  }
}

export async function readTyped(
  request: IncomingMessage,
  types: MediaTypes,
  limitBytes = LIMIT_BYTES,
): Promise<string> {
  assertReadable(request.headers, types);
  return readText(request, limitBytes);
}

/** Lower case. */
type MediaTypes = readonly [string, ...string[]];

function assertReadable(headers: IncomingMessage['headers'], types: MediaTypes): void {
  const type = headers['content-type'] ?? '';
  const [mediaType = ''] = type.toLowerCase().split(';', 1);
  if (!types.includes(mediaType.trim())) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', `El contenido debe ser ${types[0]}`);
  }
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'El contenido debe estar en UTF-8');
  }
  // A kilobyte can unfold to gigabytes.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'El contenido no puede venir comprimido');
  }
}

/** Reads on after a refusal: a caller cut off while writing sees no answer. */
function readText(request: IncomingMessage, limitBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limitBytes) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      reject(new AppError('PAYLOAD_TOO_LARGE', `El contenido supera los ${limitBytes / 1024} KB`));
      if (size > CUT_OFF_BYTES) request.destroy();
    });
    onSlowBody(request, reject);
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.once('error', () => reject(new AppError('BAD_REQUEST', 'El contenido llegó incompleto')));
  });
}
