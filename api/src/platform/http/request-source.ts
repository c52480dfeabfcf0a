import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * IPv4 address or IPv6 /64 (a household). `trustedProxies` counts from the right of X-Forwarded-For; callers can forge
 * the rest.
 */
export function sourceOf(request: IncomingMessage, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return networkOf(peer);
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return networkOf(forwarded.at(-trustedProxies) ?? forwarded[0] ?? peer);
}

export interface SourcePrefix {
  /** CIDR or IPv4 address. */
  network: string;
  bits: number;
  /** Multiplies a source's limit. */
  share: number;
}

/** A customer may own a /56 or /48. */
const IPV6_SHARES = [
  [64, 1],
  [56, 2],
  [48, 4],
] as const;
const IPV4_BLOCK = { bits: 24, share: 8 };

/** Narrowest first. Limits count each: the owner of a /48 can change the /64. */
export function sourcePrefixes(source: string): readonly SourcePrefix[] {
  const [, written] = /^([\da-f:]+)::\/64$/.exec(source) ?? [];
  if (written !== undefined)
    return IPV6_SHARES.map(([bits, share]) => ({ network: ipv6Network(written, bits), bits, share }));
  const single = { network: source, bits: 32, share: 1 };
  if (!isIPv4(source)) return [single];
  return [single, { ...IPV4_BLOCK, network: `${source.replace(/\d+$/, '0')}/${IPV4_BLOCK.bits}` }];
}

function ipv6Network(written: string, bits: number): string {
  const groups = written.split(':').map((group) => Number.parseInt(group, 16));
  const subnet = groups[3]! & (0xffff << (64 - bits));
  return `${[...groups.slice(0, 3), subnet].map((group) => group.toString(16)).join(':')}::/${bits}`;
}

function networkOf(written: string): string {
  // IPv4 on a dual-stack socket.
  if (written.startsWith('::ffff:') && isIPv4(written.slice(7))) return written.slice(7);
  // Some proxies add the port.
  const address = written
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** URL normalizes the notation. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part: string | undefined) =>
    part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [];
  const [first, last] = [numbers(head), numbers(tail)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}
