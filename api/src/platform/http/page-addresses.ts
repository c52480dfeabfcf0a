import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Mail programs append it to links. */
const PUNCTUATION = /[^\p{L}\p{N}_-]+$/u;
/** May contain punctuation, percent-encoded or not. */
const TAIL = /(?:%[\da-f]{2}|[^\w/%-])+$/i;
const LAST_TOKEN = /^(.*[?&]token=[\w-]+)([^&]*)$/;

/** The web's routes, from .vite/addresses.json. */
export class PageAddresses {
  private readonly patterns: readonly RegExp[] | null;

  /** Without the file, every address is a page. */
  constructor(webDir: string) {
    const file = path.join(webDir, '.vite', 'addresses.json');
    this.patterns = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]).map(patternOf)
      : null;
  }

  has(pathname: string): boolean {
    const decoded = decodedOrNull(pathname);
    return decoded !== null && (this.patterns?.some((pattern) => pattern.test(decoded)) ?? true);
  }

  /** null if nothing was removed, or the rest is no page. */
  withoutPunctuation(url: string): string | null {
    const [, pathname = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    const page = query === '' ? trimmed(pathname) : pathname;
    const address = page + trimmedToken(query);
    return address !== pathname + query && this.patterns !== null && this.has(page) ? address : null;
  }
}

/** As in React Router: any case and trailing slashes. */
function patternOf(route: string): RegExp {
  const literal = route.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${literal === '/' ? '/' : `${literal}/*`}$`, 'i');
}

function trimmed(pathname: string): string {
  return pathname.replace(TAIL, (tail) => encodeURIComponent((decodedOrNull(tail) ?? tail).replace(PUNCTUATION, '')));
}

/** Tokens have no punctuation; other values may. */
function trimmedToken(query: string): string {
  const [, start, rest = ''] = LAST_TOKEN.exec(query) ?? [];
  return start !== undefined && (decodedOrNull(rest) ?? rest).replace(PUNCTUATION, '') === '' ? start : query;
}

function decodedOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
