import { isIP } from 'node:net';

import { isLoopback, isPublicAddress } from './public-address';

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
