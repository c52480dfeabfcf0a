/** The only source of CSP's frame-ancestors. Shared with the web. */

export const MOST_SITES = 20;

/** A site's origin, https://www.clinica.com.ar; null for other text. */
function siteOf(typed: string): string | null {
  try {
    const { protocol, hostname, origin, username } = new URL(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
    const isHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) || hostname === 'localhost';
    return /^https?:$/.test(protocol) && isHost && username === '' ? origin : null;
  } catch {
    return null;
  }
}

const typedSites = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** In Spanish, or null. */
export function sitesFault(text: string): string | null {
  const typed = typedSites(text);
  const wrong = typed.find((site) => siteOf(site) === null);
  if (wrong !== undefined) return `No es la dirección de un sitio: ${wrong}. Escribila como https://www.clinica.com.ar`;
  return typed.length > MOST_SITES ? `Hasta ${MOST_SITES} sitios` : null;
}

/** Valid ones, once each. */
export function sitesIn(text: string): string[] {
  return [...new Set(typedSites(text).flatMap((typed) => siteOf(typed) ?? []))];
}
