import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { setSecurityHeaders } from './security-headers';
import { sendCompressed } from './send-compressed';
import { StaticFiles } from './static-files';

/** What replaces the placeholders of index.html on one page; all of it HTML that is already escaped. */
export interface PageContent {
  title: string;
  description: string;
  /** Shown until the application takes over, and for good without JavaScript. */
  body: string;
  /** Text of a JSON document for the application's first paint. */
  data: string;
  /** Addresses of further files that the application needs for it. */
  files: readonly string[];
}

/** What a page's own content takes the place of, or comes before. */
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*/;
const HEAD_END = '</head>';
const BODY = '<!--page-->';
const DATA = '<!--page-data-->';

/**
 * Serves the built web: its files, and index.html for every other address, with a fresh nonce each time.
 * `contentOf` fills a page in advance, or answers null to send it empty. Throws when index.html lacks a place to fill.
 */
export function webPages(webDir: string, contentOf: (request: IncomingMessage, pathname: string) => Promise<PageContent | null>) {
  const template = readFileSync(path.join(webDir, 'index.html'), 'utf8');
  const missing = [TITLE, DESCRIPTION, HEAD_END, BODY, DATA].filter((place) => template.search(place) === -1);
  if (missing.length > 0) throw new Error(`index.html has no place for ${missing.join(', ')}.`);
  const files = new StaticFiles(webDir);

  return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
    if (pathname !== '/index.html') {
      if (files.answer(request, response, pathname)) return;
      if (pathname.startsWith('/assets/')) return missingFile(response);
    }
    void sendPage(template, request, response, contentOf(request, pathname));
  };
}

/** A file of another build: a page in its place would be run as a script. Another replica may have it already. */
function missingFile(response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-store');
  response.end();
}

async function sendPage(
  template: string,
  request: IncomingMessage,
  response: ServerResponse,
  content: Promise<PageContent | null>,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  setSecurityHeaders(response, { nonce });
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  // A page without its content in advance still works: the application asks for it.
  const filled = fill(template.replaceAll('__CSP_NONCE__', nonce), nonce, await content.catch(() => null));
  await sendCompressed(request, response, filled);
}

function fill(html: string, nonce: string, content: PageContent | null): string {
  if (!content) return html;
  const data = `<script type="application/json" id="page-data" nonce="${nonce}">${content.data.replaceAll('<', '\\u003c')}</script>`;
  return html
    .replace(TITLE, () => `<title>${content.title}</title>`)
    .replace(DESCRIPTION, (_, start: string) => start + content.description)
    .replace(HEAD_END, () => content.files.map(preload).join('') + HEAD_END)
    .replace(BODY, () => content.body)
    .replace(DATA, () => data);
}

/** As the application will fetch it before it imports it; after what is there to see, like its other files. */
function preload(file: string): string {
  return `<link rel="preload" href="${file}" as="fetch" crossorigin fetchpriority="low">`;
}
