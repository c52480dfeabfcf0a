import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Sets the tag, and answers 304, true, when the caller has this content. */
export function answerUnchanged({ headers }: IncomingMessage, response: ServerResponse, etag: string): boolean {
  response.setHeader('ETag', etag);
  if (!isAmong(headers['if-none-match'], etag)) return false;
  // A weak one is of what comes compressed or not, as its 200 says.
  if (etag.startsWith('W/')) response.appendHeader('Vary', 'Accept-Encoding');
  response.statusCode = 304;
  response.end();
  return true;
}

/** Weakly, as RFC 9110 compares for If-None-Match. */
function isAmong(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  const tags: readonly string[] = known.match(/"[^"]*"/g) ?? [];
  return known.trim() === '*' || tags.includes(etag.replace(/^W\//, ''));
}
