import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Punctuation that mail programs add to the end of a link: anything but letters, digits, hyphens and underscores. */
const PUNCTUATION = /[^\p{L}\p{N}_-]+$/u;
/** The last characters of an address, which may hold it, also encoded. */
const TAIL = /(?:%[\da-f]{2}|[^\w/%-])+$/i;
const LAST_TOKEN = /^(.*[?&]token=[\w-]+)([^&]*)$/;

/** The addresses of the web's pages: its route table, as the build writes it to .vite/addresses.json. */
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

  /** The page's address without the punctuation after a link. Null when there is none, or no page without it. */
  withoutPunctuation(url: string): string | null {
    const [, pathname = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    const page = query === '' ? trimmed(pathname) : pathname;
    const address = page + trimmedToken(query);
    return address !== pathname + query && this.patterns !== null && this.has(page) ? address : null;
  }
}

/** As React Router matches: whatever the case, also with slashes at the end. */
function patternOf(route: string): RegExp {
  const literal = route.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${literal === '/' ? '/' : `${literal}/*`}$`, 'i');
}

function trimmed(pathname: string): string {
  return pathname.replace(TAIL, (tail) => encodeURIComponent((decodedOrNull(tail) ?? tail).replace(PUNCTUATION, '')));
}

/** Trims the query's last value if it is a token, as tokens contain no such punctuation. */
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
