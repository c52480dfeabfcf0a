import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';

import { AppError, invalid } from '../errors/app-error';
import { onSlowBody } from './slow-bodies';

interface Expected {
  field: string;
  /** Exclusive. */
  limitBytes: number;
  tooLarge: string;
}

/** Throws, and reads on after a refusal, like readJson; or throws the signal's reason. */
export async function readUpload(request: IncomingMessage, expected: Expected, signal: AbortSignal): Promise<Buffer> {
  try {
    return await readFile(request, expected, signal);
  } catch (error) {
    request.unpipe();
    discard(request);
    throw error;
  }
}

function readFile(
  request: IncomingMessage,
  { field, limitBytes, tooLarge }: Expected,
  signal: AbortSignal,
): Promise<Buffer> {
  signal.throwIfAborted();
  const form = openForm(request, limitBytes);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    const fail = (error: AppError): void => reject(error);
    const unexpected = () => fail(invalid(field, `El formulario debe traer solo un archivo, ${field}`));
    let content: Buffer | null = null;
    form.on('file', (name, file) => {
      if (name !== field || content) unexpected();
      const chunks: Buffer[] = [];
      let size = 0;
      file.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size < limitBytes) chunks.push(chunk);
        else fail(new AppError('PAYLOAD_TOO_LARGE', tooLarge, { field }));
      });
      file.on('error', incomplete);
      file.on('end', () => (content = Buffer.concat(chunks)));
    });
    const incomplete = () => fail(new AppError('BAD_REQUEST', 'El contenido llegó incompleto'));
    for (const surplus of ['field', 'filesLimit', 'fieldsLimit', 'partsLimit'] as const) form.on(surplus, unexpected);
    form.on('error', incomplete);
    form.on('close', () => (content ? resolve(content) : fail(invalid(field, `Falta un archivo: ${field}`))));
    if (request.destroyed) return incomplete();
    request.once('error', incomplete).once('aborted', incomplete);
    onSlowBody(request, fail);
    request.pipe(form);
  });
}

function openForm({ headers }: IncomingMessage, limitBytes: number): busboy.Busboy {
  if (/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')) {
    try {
      return busboy({
        headers,
        limits: { files: 1, fields: 1, parts: 2, fileSize: limitBytes, fieldSize: 1024, headerPairs: 20 },
      });
    } catch {}
  }
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'El contenido debe ser multipart/form-data');
}

const DISCARD_BYTES = 64 * 1024 * 1024;

function discard(request: IncomingMessage): void {
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > DISCARD_BYTES) request.destroy();
  });
  request.on('error', () => undefined);
  request.resume();
}
