import { Router, type Request, type RequestHandler, type Response } from 'express';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { answerUnchanged, etagOf } from '../../http/etag';
import { docsText } from './docs-text';
import { GUIDES } from './guides/guides';
import { guideTexts } from './guides/guide-texts';

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

/** Needs no internet. */
export function docsPage(): Router {
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

/** Asked about each time, and sent when it is another. */
function answer(request: Request, response: Response, ending: string, content: Buffer, etag: string): void {
  response.setHeader('Content-Type', TYPES[ending]!);
  response.setHeader('Cache-Control', 'no-cache');
  if (!answerUnchanged(request, response, etag)) response.end(content);
}
