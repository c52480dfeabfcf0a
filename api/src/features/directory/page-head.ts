import { escapeHtml } from '../../platform/escape-html';

interface Head {
  /** Where people reach the clinic, without a final slash. */
  origin: string;
  path: string;
  /** Escaped HTML, like description. */
  title: string;
  description: string;
  /** Text. */
  siteName: string;
  /** A path; default: none. */
  image?: string | null;
  type: 'website' | 'profile';
  /** Of schema.org. */
  structured: object;
}

/**
 * What search engines and chats read of a page. Each part carries `data-page`: the application removes it with the
 * page.
 */
export function pageHead({ origin, path, title, description, siteName, image, type, structured }: Head): string {
  const address = escapeHtml(origin + path);
  const properties: [string, string][] = [
    ['og:type', type],
    ['og:locale', 'es_AR'],
    ['og:site_name', escapeHtml(siteName)],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ...(image ? [['og:image', escapeHtml(origin + image)] satisfies [string, string]] : []),
  ];
  return (
    `<link rel="canonical" href="${address}" data-page>` +
    properties.map(([name, content]) => `<meta property="${name}" content="${content}" data-page>`).join('') +
    `<script type="application/ld+json" data-page>${jsonInHtml(structured)}</script>`
  );
}

/** Nothing in it can end the script. */
function jsonInHtml(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
