import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { UNKNOWN_PAGE_WORDS } from '../../domain/unknown-page';
import { answerUnchanged, etagOf } from './etag';
import type { MovedPage } from './filled-page';
import { PageAddresses } from './page-addresses';
import { setSecurityHeaders } from './security-headers';
import { sendCompressed } from './send-compressed';
import { StaticFiles } from './static-files';

/** Escaped HTML for index.html's placeholders. */
export interface PageContent {
  title: string;
  description: string;
  body: string;
  /** Rules for a body that the application drew. */
  styles?: string;
  /** JSON. */
  data: string;
  /** Preloaded. */
  files: readonly string[];
  head?: string;
  status?: number;
}

export interface MissingPage {
  isMissing: true;
}

type Wanted = Promise<PageContent | MovedPage | MissingPage | null>;

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*/;
const HEAD_END = '</head>';
const BODY = '<!--page-->';
const DATA = '<!--page-data-->';

/** 404 if the path is no page. Throws if index.html lacks a placeholder. */
export function webPages(
  webDir: string,
  contentOf: (request: IncomingMessage, pathname: string) => Wanted,
  originOf: (request: IncomingMessage) => string,
) {
  const template = readFileSync(path.join(webDir, 'index.html'), 'utf8');
  const missing = [TITLE, DESCRIPTION, HEAD_END, BODY, DATA].filter((place) => template.search(place) === -1);
  if (missing.length > 0) throw new Error(`index.html has no place for ${missing.join(', ')}.`);
  const files = new StaticFiles(webDir);
  const addresses = new PageAddresses(webDir);
  const answerScript = siteScript(webDir, originOf);

  return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
    if (pathname !== '/index.html') {
      if (answerScript(request, response, pathname)) return;
      if (files.answer(request, response, pathname)) return;
      if (pathname.startsWith('/assets/')) return missingFile(response);
    }
    const movedTo = addresses.withoutPunctuation(request.url ?? '');
    if (movedTo !== null) return sendElsewhere(response, movedTo);
    const wanted = addresses.has(pathname) ? contentOf(request, pathname) : Promise.resolve(UNKNOWN_PAGE);
    void sendPage(template, request, response, wanted);
  };
}

/** index.html would run as a script. */
function missingFile(response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-store');
  response.end();
}

async function sendPage(
  template: string,
  request: IncomingMessage,
  response: ServerResponse,
  wanted: Wanted,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  setSecurityHeaders(response, { nonce });
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  // After a failure, the application loads the content.
  const content = await wanted.catch(() => null);
  if (content && 'movedTo' in content) return sendElsewhere(response, withQueryOf(request, content));
  const shown = content && 'isMissing' in content ? null : content;
  response.statusCode = shown === content ? (content?.status ?? 200) : 404;
  const filled = fill(template.replaceAll('__CSP_NONCE__', nonce), nonce, shown);
  await sendCompressed(request, response, filled);
}

function withQueryOf(request: IncomingMessage, { movedTo }: MovedPage): string {
  const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? '';
  const [path, ...part] = movedTo.split('#');
  return [path + query, ...part].join('#');
}

function sendElsewhere(response: ServerResponse, address: string): void {
  response.statusCode = 301;
  response.setHeader('Location', address);
  response.end();
}

function fill(html: string, nonce: string, content: PageContent | null): string {
  if (!content) return html;
  const data = `<script type="application/json" id="page-data" nonce="${nonce}">${content.data.replaceAll('<', '\\u003c')}</script>`;
  return html
    .replace(TITLE, () => `<title>${content.title}</title>`)
    .replace(DESCRIPTION, (_, start: string) => start + content.description)
    .replace(HEAD_END, () => content.files.map(preload).join('') + (content.head ?? '') + HEAD_END)
    .replace(BODY, () => bodyOf(content, nonce))
    .replace(DATA, () => data);
}

/** React removes the styles with the body. */
function bodyOf({ body, styles }: PageContent, nonce: string): string {
  return styles === undefined ? body : `<style nonce="${nonce}">${styles}</style><div data-drawn>${body}</div>`;
}

/** The mode must match the application's import. */
function preload(file: string): string {
  return `<link rel="preload" href="${file}" as="script" crossorigin fetchpriority="low">`;
}

const ADDRESS = '/widget.js';
const PLACE = "'__PUBLIC_URL__'";

/** Any site may load it, with our address inserted, which it cannot find. */
function siteScript(webDir: string, originOf: (request: IncomingMessage) => string) {
  const file = path.join(webDir, ADDRESS);
  const template = existsSync(file) ? readFileSync(file, 'utf8') : null;
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    if (template === null || pathname !== ADDRESS) return false;
    const text = template.replace(PLACE, () => JSON.stringify(originOf(request)));
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Cache-Control', 'no-cache');
    // Weak: the same for every encoding.
    if (answerUnchanged(request, response, `W/${etagOf(text)}`)) return true;
    void sendCompressed(request, response, text);
    return true;
  };
}

const { tabTitle, title, sentence, hint, home } = UNKNOWN_PAGE_WORDS;

/** Shown without JavaScript too. */
const UNKNOWN_PAGE = {
  status: 404,
  title: tabTitle,
  description: sentence,
  head: '<meta name="robots" content="noindex" data-page>',
  body:
    `<main class="public"><h1>${title}</h1><p>${sentence}</p><p>${hint}</p>` +
    `<form action="/" role="search"><input name="buscar" type="search" aria-label="Buscar"> <button>Buscar</button></form>` +
    `<p><a href="/">${home}</a></p></main>`,
  data: '[]',
  files: [] as readonly string[],
};
