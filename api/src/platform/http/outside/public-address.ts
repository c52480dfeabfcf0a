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
