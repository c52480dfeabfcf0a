import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import type { MovedPage } from './filled-page';
import { setSecurityHeaders } from './security-headers';
import { sendCompressed } from './send-compressed';
import { StaticFiles } from './static-files';

/** Escaped HTML for the placeholders of index.html. */
export interface PageContent {
  title: string;
  description: string;
  body: string;
  /** JSON. */
  data: string;
  /** To preload. */
  files: readonly string[];
  /** More of the head: HTML. */
  head?: string;
  /** Default 200. */
  status?: number;
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*/;
const HEAD_END = '</head>';
const BODY = '<!--page-->';
const DATA = '<!--page-data-->';

/** Serves files, and index.html for other paths, with a fresh nonce. Throws when index.html lacks a placeholder. */
export function webPages(
  webDir: string,
  contentOf: (request: IncomingMessage, pathname: string) => Promise<PageContent | MovedPage | null>,
) {
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

/** A page would run as script. */
function missingFile(response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-store');
  response.end();
}

async function sendPage(
  template: string,
  request: IncomingMessage,
  response: ServerResponse,
  wanted: Promise<PageContent | MovedPage | null>,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  setSecurityHeaders(response, { nonce });
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  // Without content, the application loads it.
  const content = await wanted.catch(() => null);
  if (content && 'movedTo' in content) return sendElsewhere(request, response, content);
  response.statusCode = content?.status ?? 200;
  const filled = fill(template.replaceAll('__CSP_NONCE__', nonce), nonce, content);
  await sendCompressed(request, response, filled);
}

/** With the query that was asked with. */
function sendElsewhere(request: IncomingMessage, response: ServerResponse, { movedTo }: MovedPage): void {
  const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? '';
  const [path, ...part] = movedTo.split('#');
  response.statusCode = 301;
  response.setHeader('Location', [path + query, ...part].join('#'));
  response.end();
}

function fill(html: string, nonce: string, content: PageContent | null): string {
  if (!content) return html;
  const data = `<script type="application/json" id="page-data" nonce="${nonce}">${content.data.replaceAll('<', '\\u003c')}</script>`;
  return html
    .replace(TITLE, () => `<title>${content.title}</title>`)
    .replace(DESCRIPTION, (_, start: string) => start + content.description)
    .replace(HEAD_END, () => content.files.map(preload).join('') + (content.head ?? '') + HEAD_END)
    .replace(BODY, () => content.body)
    .replace(DATA, () => data);
}

/** In the mode of the application's own fetch. */
function preload(file: string): string {
  return `<link rel="preload" href="${file}" as="fetch" crossorigin fetchpriority="low">`;
}
