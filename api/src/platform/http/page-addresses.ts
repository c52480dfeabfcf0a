import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Punctuation that mail programs append to a link. */
const PUNCTUATION = /[^\p{L}\p{N}_-]+$/u;
/** Last characters of an address that may have such punctuation, percent-encoded or not. */
const TAIL = /(?:%[\da-f]{2}|[^\w/%-])+$/i;
const LAST_TOKEN = /^(.*[?&]token=[\w-]+)([^&]*)$/;

/** From the web's route table in .vite/addresses.json. */
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

  /** Removes punctuation after a link; null if there is none or the rest is no page. */
  withoutPunctuation(url: string): string | null {
    const [, pathname = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    const page = query === '' ? trimmed(pathname) : pathname;
    const address = page + trimmedToken(query);
    return address !== pathname + query && this.patterns !== null && this.has(page) ? address : null;
  }
}

/** Like React Router: case-insensitive, with any trailing slashes. */
function patternOf(route: string): RegExp {
  const literal = route.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${literal === '/' ? '/' : `${literal}/*`}$`, 'i');
}

function trimmed(pathname: string): string {
  return pathname.replace(TAIL, (tail) => encodeURIComponent((decodedOrNull(tail) ?? tail).replace(PUNCTUATION, '')));
}

/** Trims the last value only if it is a token, because tokens have no punctuation. */
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
