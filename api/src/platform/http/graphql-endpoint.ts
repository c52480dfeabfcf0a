import type { ApolloServer } from '@apollo/server';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Context } from '../context';
import { AppError } from '../errors/app-error';
import { toHttpGraphQL } from '../graphql/apollo';
import type { KnownDocuments } from '../graphql/known-documents';
import { readJson } from './body';
import type { GatewayOf } from './gateway';

interface Options {
  apollo: ApolloServer<Context>;
  gatewayOf: GatewayOf;
  /** Only these for browsers; null: any. */
  onlyKnown: KnownDocuments | null;
  showPage(response: ServerResponse, wanted: URLSearchParams): void;
}

/** Without Express, which would cost most. */
export function graphqlEndpoint({ apollo, gatewayOf, onlyKnown, showPage }: Options) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { contextOf, inTurn, publicError } = gatewayOf(request);
    let requestId: string | undefined;
    try {
      const { search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (isPageVisit(request) && !searchParams.has('query')) return showPage(response, searchParams);
      assertAccepted(request);
      const body = request.method === 'POST' ? await readJson(request) : undefined;
      if (onlyKnown && isFromBrowser(request)) onlyKnown.assertOurs(body, searchParams);
      // After the body: a slow sender delays no other request.
      const answer = await inTurn(request, async () => {
        const context = await contextOf(request);
        requestId = context.requestId;
        return apollo.executeHTTPGraphQLRequest({
          httpGraphQLRequest: toHttpGraphQL(request.method ?? 'GET', request.headers, search, body),
          context: () => Promise.resolve(context),
        });
      });
      response.statusCode = answer.status ?? 200;
      for (const [name, value] of answer.headers) response.setHeader(name, value);
      response.setHeader('Cache-Control', 'no-store');
      if (answer.body.kind !== 'complete')
        throw new AppError('BAD_REQUEST', 'Las respuestas por partes no están disponibles');
      response.end(answer.body.string);
    } catch (thrown) {
      const { status, message, ...extensions } = publicError(thrown, requestId);
      response.statusCode = status;
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      if (extensions.retryAfterSeconds !== undefined) response.setHeader('Retry-After', extensions.retryAfterSeconds);
      response.end(JSON.stringify({ errors: [{ message, extensions: { status, ...extensions } }] }));
    }
  };
}

/** Apollo would check after running the operation. */
function assertAccepted({ headers }: IncomingMessage): void {
  if (ANSWERED.test(headers.accept || '*/*')) return;
  throw new AppError('NOT_ACCEPTABLE', 'La respuesta es application/json');
}

const ANSWERED = /\*\/\*|application\/(?:\*|json|graphql-response\+json)/i;

/** Browsers send one of these headers, which pages cannot remove. */
function isFromBrowser({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

function isPageVisit({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}
