import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** True after answering 304. */
export function answerUnchanged({ headers }: IncomingMessage, response: ServerResponse, etag: string): boolean {
  response.setHeader('ETag', etag);
  if (!isAmong(headers['if-none-match'], etag)) return false;
  // A weak tag covers compressed and plain content.
  if (etag.startsWith('W/')) response.appendHeader('Vary', 'Accept-Encoding');
  response.statusCode = 304;
  response.end();
  return true;
}

/** Weak comparison (RFC 9110). */
function isAmong(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  const tags: readonly string[] = known.match(/"[^"]*"/g) ?? [];
  return known.trim() === '*' || tags.includes(etag.replace(/^W\//, ''));
}
