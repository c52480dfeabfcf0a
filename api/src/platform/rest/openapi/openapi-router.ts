import { Router, type NextFunction, type Request, type Response } from 'express';

import type { Clock } from '../../clock';
import { answerUnchanged, etagOf } from '../../http/etag';
import { sendCompressed } from '../../http/send-compressed';
import { JSON_TYPE } from '../../http/send-json';
import { note } from '../notes';
import { refuseMethod } from '../send';
import type { Resource } from '../table';
import { docsPage } from './docs-page';
import { ExampleBook, exampleMonday, type DatedExamples } from './examples';
import type { OutgoingCalls } from './outgoing-calls';
import { openApiDocument } from './openapi-document';

/** What the document says beside the rows. */
export interface Documented {
  examples: readonly DatedExamples[];
  outgoing: OutgoingCalls;
  /** Descriptions by the first word of addresses. */
  groups: Readonly<Record<string, string>>;
}

/** `/openapi.json` and `/docs`. */
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
    // Weak: it may come compressed.
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
