import { isIP } from 'node:net';

/** null: may be called, as far as its text says; else why not, in Spanish. Names are looked up at each call. */
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

/** Without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function isLocalHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host);
}

/**
 * Whether an IP address is one of the Internet: no network of ours, nor a cloud's metadata. Lists what is open rather
 * than what is closed. Lazy, as most processes call nobody.
 */
export function isPublicAddress(address: string): boolean {
  return rangeOf(address) === 'unicast';
}

export function isLoopback(address: string): boolean {
  return rangeOf(address) === 'loopback';
}

/** Of IPv6 what is given out as addresses of the Internet: the library calls unicast whatever it has no name for. */
const GIVEN_OUT = '2000::/3';

/** An IPv4 address within an IPv6 one counts as itself; null for none. */
function rangeOf(address: string): string | null {
  const ipaddr = require('ipaddr.js') as typeof import('ipaddr.js');
  if (!ipaddr.isValid(address)) return null;
  const known = ipaddr.process(address);
  const range = known.range();
  const isNameless = range === 'unicast' && known.kind() === 'ipv6' && !known.match(ipaddr.parseCIDR(GIVEN_OUT));
  return isNameless ? null : range;
}
