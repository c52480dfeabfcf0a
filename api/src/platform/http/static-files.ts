import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { answerUnchanged, etagOf } from './etag';
import { setSecurityHeaders } from './security-headers';
import { chooseEncoding, COMPRESSED, type Encoding } from './send-compressed';

interface StaticFile {
  type: string;
  etag: string;
  bodies: Map<Encoding, Buffer>;
}

const SUFFIXES: Record<Exclude<Encoding, 'identity'>, string> = { br: '.br', gzip: '.gz' };

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A worker has a policy of its own, so pages need not allow WebAssembly. */
const WORKER = /\.worker-[\w-]+\.js$/;
const WORKER_POLICY = { extra: { 'script-src': ["'wasm-unsafe-eval'"] } };

/** From memory: builds cannot mix, and no path leaves the folder. */
export class StaticFiles {
  private readonly files = new Map<string, StaticFile>();

  constructor(dir: string) {
    const names = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const present = new Set(names);
    for (const name of names) {
      const type = TYPES[path.extname(name)];
      if (!type) continue;
      const content = readFileSync(name);
      const bodies = new Map<Encoding, Buffer>([['identity', content]]);
      for (const encoding of COMPRESSED) {
        const twin = name + SUFFIXES[encoding];
        if (present.has(twin)) bodies.set(encoding, readFileSync(twin));
      }
      const etag = etagOf(content);
      this.files.set(`/${path.relative(dir, name).split(path.sep).join('/')}`, { type, etag, bodies });
    }
  }

  answer(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
    const file = this.files.get(pathname);
    if (!file) return false;
    response.setHeader('Content-Type', file.type);
    if (WORKER.test(pathname)) setSecurityHeaders(response, WORKER_POLICY);
    response.appendHeader('Vary', 'Accept-Encoding');
    // Their names contain a hash.
    response.setHeader(
      'Cache-Control',
      pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    if (answerUnchanged(request, response, file.etag)) return true;
    const [encoding, body] = chooseBody(file, request.headers['accept-encoding'] ?? '');
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }
}

function chooseBody({ bodies }: StaticFile, accepted: string): [Encoding, Buffer] {
  const encoding = chooseEncoding(accepted, (candidate) => bodies.has(candidate));
  return [encoding, bodies.get(encoding)!];
}
