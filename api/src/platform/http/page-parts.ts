import { escapeHtml } from '../escape-html';

interface Head {
  /** Without a final slash. */
  origin: string;
  path: string;
  /** Escaped HTML, like description. */
  title: string;
  description: string;
  siteName: string;
  image?: string | null;
  type: 'website' | 'profile';
  structured: object;
}

/** Metadata for search engines and chats. The application removes the parts, by `data-page`, with the page. */
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

/** Escapes `<`, so no value can end the script. */
function jsonInHtml(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** For readers without JavaScript, and until the application loads. */
export function pageBody(clinicName: string, content: string): string {
  return `<main class="public"><p><a href="/">${escapeHtml(clinicName)}</a></p>${content}</main>`;
}

export function paragraphs(...texts: readonly (string | null)[]): string {
  return texts.map((text) => text && `<p>${escapeHtml(text)}</p>`).join('');
}

/** Cut at a word, as search engines do. Escaped HTML. */
export function description(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return escapeHtml(line.length <= LONGEST ? line : `${line.slice(0, line.lastIndexOf(' ', LONGEST - 1))}…`);
}

const LONGEST = 160;
