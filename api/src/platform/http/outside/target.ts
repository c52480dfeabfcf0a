import { isIP } from 'node:net';

/** In Spanish. Posts check what names resolve to. */
export function targetFault(text: string, allowsLocal: boolean): string | null {
  if (!URL.canParse(text)) return 'La dirección debe tener la forma https://sistema.ejemplo.com/avisos';
  const url = new URL(text);
  const isLocal = allowsLocal && isLocalHost(hostOf(url));
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) {
    return 'La dirección debe empezar con https://';
  }
  if (url.username || url.password) return 'La dirección no puede llevar usuario ni clave';
  if (!isLocal && isIP(hostOf(url)) && !isPublicAddress(hostOf(url))) return NOT_PUBLIC;
  return null;
}

export const NOT_PUBLIC = 'La dirección es de una red privada: los eventos solo salen a Internet';

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function isLocalHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host);
}

/** False for private networks and cloud metadata: an allowlist. */
export function isPublicAddress(address: string): boolean {
  return rangeOf(address) === 'unicast';
}

export function isLoopback(address: string): boolean {
  return rangeOf(address) === 'loopback';
}

/** Assigned IPv6 unicast; the library calls every unnamed range unicast. */
const GIVEN_OUT = '2000::/3';

/** IPv4-mapped IPv6 counts as IPv4. null for no address. */
function rangeOf(address: string): string | null {
  const ipaddr = require('ipaddr.js') as typeof import('ipaddr.js');
  if (!ipaddr.isValid(address)) return null;
  const known = ipaddr.process(address);
  const range = known.range();
  const isNameless = range === 'unicast' && known.kind() === 'ipv6' && !known.match(ipaddr.parseCIDR(GIVEN_OUT));
  return isNameless ? null : range;
}
