import type { IncomingMessage, ServerResponse } from 'node:http';

/** `*`: any. No credentials: pages send the session in a header. */
export type AllowedOrigins = readonly string[];

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const SENT =
  'Authorization, Content-Type, Idempotency-Key, If-None-Match, Prefer, Mcp-Method, Mcp-Name, Mcp-Protocol-Version';
/** Beside the CORS-safelisted ones. */
const READ =
  'Allow, ETag, Link, Location, Preference-Applied, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate';
/** Chrome's maximum. */
const KEPT_SECONDS = 7_200;

/** True after answering a preflight. */
export function crossOrigin(
  origins: AllowedOrigins,
): (request: Pick<IncomingMessage, 'method' | 'headers'>, response: ServerResponse) => boolean {
  if (origins.length === 0) return () => false;
  const isOpen = origins.includes('*');
  return ({ method, headers }, response) => {
    if (!isOpen) response.appendHeader('Vary', 'Origin');
    const { origin } = headers;
    if (origin === undefined || !(isOpen || origins.includes(origin))) return false;
    response.setHeader('Access-Control-Allow-Origin', isOpen ? '*' : origin);
    response.setHeader('Access-Control-Expose-Headers', READ);
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return false;
    response.setHeader('Access-Control-Allow-Methods', METHODS);
    response.setHeader('Access-Control-Allow-Headers', SENT);
    response.setHeader('Access-Control-Max-Age', KEPT_SECONDS);
    response.statusCode = 204;
    response.end();
    return true;
  };
}
