import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Higher levels save too little. */
const BROTLI_QUALITY = 5;

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotlied(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => gzipped(body),
  identity: async (body) => body,
};

/** Not for a secret beside the caller's input: the length would reveal it. */
export async function sendCompressed(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
  response.appendHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : await COMPRESS[encoding](Buffer.from(text)));
}

/** Best first. */
export const COMPRESSED = ['br', 'gzip'] as const;
export type Encoding = 'identity' | (typeof COMPRESSED)[number];

export function chooseEncoding(accepted: string, isThere: (encoding: Encoding) => boolean = () => true): Encoding {
  const names = accepted
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part));
  const offered = new Set(names.map((part) => part.split(';')[0]));
  return COMPRESSED.find((encoding) => offered.has(encoding) && isThere(encoding)) ?? 'identity';
}
