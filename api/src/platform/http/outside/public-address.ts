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

/** An IPv4 address within an IPv6 one counts as itself; null for none. */
function rangeOf(address: string): string | null {
  const ipaddr = require('ipaddr.js') as typeof import('ipaddr.js');
  return ipaddr.isValid(address) ? ipaddr.process(address).range() : null;
}
