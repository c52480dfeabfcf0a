import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Clock } from '../../clock';
import { answerUnchanged, etagOf } from '../../http/etag';
import { sendCompressed } from '../../http/send-compressed';
import { JSON_TYPE } from '../../http/send-json';
import { note } from '../notes';
import { refuseMethod } from '../send';
import type { Resource } from '../table';
import { docsText } from './docs-text';
import { ExampleBook, exampleMonday, type DatedExamples } from './examples';
import { guideTexts } from './guides/guide-texts';
import { GUIDES } from './guides/guides';
import type { OutgoingCalls } from './outgoing-calls';
import { openApiDocument } from './openapi-document';

export interface Documented {
  examples: readonly DatedExamples[];
  outgoing: OutgoingCalls;
  /** By the first word of addresses. */
  groups: Readonly<Record<string, string>>;
}

export function openApiRouter(
  resources: readonly Resource[],
  { examples, outgoing, groups }: Documented,
  clock: Clock,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  let written: { monday: string; text: string } | undefined;
  const documentText = (): string => {
    const monday = exampleMonday(clock());
    if (written?.monday !== monday) {
      const document = openApiDocument({ resources, book: new ExampleBook(examples, monday), outgoing, groups });
      written = { monday, text: JSON.stringify(document) };
    }
    return written.text;
  };
  router.all('/openapi.json', onlyRead('/openapi.json'), async (request, response) => {
    const text = documentText();
    response.setHeader('Content-Type', JSON_TYPE);
    response.setHeader('Cache-Control', 'no-cache');
    // Weak: may be compressed.
    if (!answerUnchanged(request, response, `W/${etagOf(text)}`)) await sendCompressed(request, response, text);
  });
  router.use('/docs', onlyRead('/docs'), docsPage());
  return router;
}

function onlyRead(path: string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    note(response, path);
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    refuseMethod(['GET', 'HEAD', 'OPTIONS'], request, response);
  };
}

const SWAGGER = require.resolve('swagger-ui-dist/package.json');
const { version } = require(SWAGGER) as { version: string };

const FONT = require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
const OWN = ['page.html', 'frame.css', 'look.css', 'guide.css', 'theme.js', 'words.js', 'start.js'];
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

function docsPage(): Router {
  const router = Router({ caseSensitive: true, strict: false });
  for (const name of OWN) {
    const text = docsText(name).replaceAll('VERSION', version);
    serve(router, name === 'page.html' ? '/' : `/${name}`, name, Buffer.from(text));
  }
  serve(router, '/figtree.woff2', FONT, readFileSync(FONT));
  for (const { name } of GUIDES) router.get(`/${name}`, guidePage(name));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    router.get(`/${version}/${name}`, (_request, response) =>
      response.sendFile(path.join(path.dirname(SWAGGER), name), { maxAge: '1y', immutable: true }),
    );
  }
  return router;
}

function guidePage(name: string): RequestHandler {
  let page: Buffer | undefined;
  return (request, response) => {
    page ??= Buffer.from(guideTexts()[name]!);
    answer(request, response, '.html', page, etagOf(page));
  };
}

function serve(router: Router, address: string, name: string, content: Buffer): void {
  const etag = etagOf(content);
  router.get(address, (request, response) => answer(request, response, path.extname(name), content, etag));
}

/** Browsers revalidate. */
function answer(request: Request, response: Response, ending: string, content: Buffer, etag: string): void {
  response.setHeader('Content-Type', TYPES[ending]!);
  response.setHeader('Cache-Control', 'no-cache');
  if (!answerUnchanged(request, response, etag)) response.end(content);
}
