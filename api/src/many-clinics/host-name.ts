import type { IncomingMessage } from 'node:http';
import { domainToASCII } from 'node:url';

/**
 * Normalized, or null. Behind `trustedProxies`, the n-th X-Forwarded-Host from the right; callers can forge the rest.
 */
export function hostOf({ headers }: Pick<IncomingMessage, 'headers'>, trustedProxies: number): string | null {
  if (trustedProxies === 0) return hostInHeader(headers.host);
  const forwarded = String(headers['x-forwarded-host'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return hostInHeader(forwarded.at(-trustedProxies) ?? forwarded[0] ?? headers.host);
}

/** Node reads headers as Latin-1. */
function hostInHeader(sent = ''): string | null {
  return hostName(NOT_ASCII.test(sent) ? Buffer.from(sent, 'latin1').toString('utf8') : sent);
}

/** Lower case, without port and final dot, IDN as xn--. null: invalid, or an address in brackets. */
export function hostName(written: string): string | null {
  const text = withoutPort(written);
  const name = NOT_ASCII.test(text) ? domainToASCII(text) : text.toLowerCase();
  return name.length <= MOST_LETTERS && NAME.test(name) ? name : null;
}

const withoutPort = (host: string): string => host.replace(/:\d{1,5}$/, '').replace(/\.$/, '');

const NOT_ASCII = /[^\x00-\x7f]/;
const MOST_LETTERS = 253;
const NAME = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/;
