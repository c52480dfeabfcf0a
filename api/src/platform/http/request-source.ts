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

/** A network that a source lies in, as a limit's key. */
export interface SourcePrefix {
  /** As a CIDR block, except that a single IPv4 address, or what is no address, stands as it is. */
  network: string;
  bits: number;
  /** How many times what one source may do the whole of it may. */
  share: number;
}

/** Of /64s: a customer's line may get a /56, and who rents a server or a tunnel a /48; a mobile network's customers share one. */
const IPV6_SHARES = [[64, 1], [56, 2], [48, 4]] as const;
/** Of addresses: neighbours of one provider, or all of a rented block. */
const IPV4_BLOCK = { bits: 24, share: 8 };

/**
 * The networks that a source (see `sourceOf`) counts in, narrowest first. Whoever has a /48 changes their /64 with every
 * request: what is limited by source is limited by each of these.
 */
export function sourcePrefixes(source: string): readonly SourcePrefix[] {
  const [, written] = /^([\da-f:]+)::\/64$/.exec(source) ?? [];
  if (written !== undefined) return IPV6_SHARES.map(([bits, share]) => ({ network: ipv6Network(written, bits), bits, share }));
  const single = { network: source, bits: 32, share: 1 };
  if (!isIPv4(source)) return [single];
  return [single, { ...IPV4_BLOCK, network: `${source.replace(/\d+$/, '0')}/${IPV4_BLOCK.bits}` }];
}

/** The fourth group is cut to what the prefix has of it: all, its upper half, or nothing. */
function ipv6Network(written: string, bits: number): string {
  const groups = written.split(':').map((group) => Number.parseInt(group, 16));
  const subnet = groups[3]! & (0xffff << (64 - bits));
  return `${[...groups.slice(0, 3), subnet].map((group) => group.toString(16)).join(':')}::/${bits}`;
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
