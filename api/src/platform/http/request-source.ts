import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whom a request counts for: an IPv4 address, or the /64 of an IPv6 one, since a single household has all of a /64.
 * With `trustedProxies` n, the n-th from the right of X-Forwarded-For: what the caller wrote further left is not believed.
 */
export function sourceOf(request: IncomingMessage, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return networkOf(peer);
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',').map((part) => part.trim()).filter(Boolean);
  return networkOf(forwarded.at(-trustedProxies) ?? forwarded[0] ?? peer);
}

function networkOf(written: string): string {
  // As a socket that takes both families shows an IPv4 caller: by far the most frequent form.
  if (written.startsWith('::ffff:') && isIPv4(written.slice(7))) return written.slice(7);
  // Some proxies write the port too, IPv6 then in brackets.
  const address = written.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1').replace(/%.*$/, '');
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).map((group) => group.toString(16)).join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, however it is spelt: URL knows the spellings and leaves one. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [first, last] = [numbers(head), numbers(tail)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}
