import express, { Router, type NextFunction, type Request, type Response } from 'express';
import type { GraphQLError } from 'graphql';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';

import { isStaff } from '../access/actor';
import { assertAllowed } from '../access/allow';
import { assertKeyMay } from '../access/scope';
import type { Clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors/app-error';
import type { ErrorReport } from '../errors/error-report';
import type { PublicError } from '../errors/public-error';
import type { Execute } from '../graphql/execution/execute-operation';
import { readJson } from '../http/body';
import { hasBody } from '../http/has-body';
import { setSecurityHeaders } from '../http/security-headers';
import { sendJson } from '../http/send-json';
import type { InTurn } from '../http/source-turns';
import { IDEMPOTENCY_HEADER, type CompiledRoute } from './compiled-route';
import type { CompiledHandler } from './handled-route';
import { asSent, restKeys } from './nested-input';
import { docsPage } from './openapi/docs-page';
import { openApiDocument } from './openapi/openapi-document';
import { readVariables, type Incoming } from './read-variables';
import { sendError, sendReply } from './send';
import type { CompiledRow, Resource } from './table';
import { STAFF_VARIABLE } from './variables';

interface Options {
  execute: Execute;
  resources: readonly Resource[];
  contextOf(request: IncomingMessage): Promise<Context>;
  inTurn: InTurn;
  publicError: ErrorReport;
  log: Logger;
  clock: Clock;
  /** Ends the streams of events. */
  stopping: AbortSignal;
}

/** Rows answer under /api and /api/postgres alike; docs are at /api/openapi.json and /api/docs. */
export function createRestListener({
  execute,
  resources,
  contextOf,
  inTurn,
  publicError,
  log,
  clock,
  stopping,
}: Options): RequestListener {
  let openApi: object | undefined;

  const answer = async ({ rows }: Resource, request: Request, response: Response): Promise<void> => {
    const row = rows.find(({ method }) => method === (request.method === 'HEAD' ? 'GET' : request.method));
    note(response, rows[0]!.path);
    if (!row) return refuseMethod(rows, request, response);
    const context = await inTurn(request, () => contextOf(request));
    note(response, row.path, context.requestId);
    // First, so that callers without access learn nothing.
    for (const audiences of row.audiences) assertAllowed(context.actor, audiences);
    assertKeyMay(context.actor, row.keyNeeds);
    if ('handle' in row) {
      const reply = await row.handle(context, { request, path: namedInPath(row, request), clock });
      return request.method === 'HEAD' && 'follow' in reply
        ? void response.end()
        : sendReply(response, reply, stopping);
    }
    const sent = await incoming(row, request);
    const forStaff = row.tellsStaffMore && { [STAFF_VARIABLE]: isStaff(context.actor) };
    const variableValues = { ...readVariables(row, sent), ...forStaff };
    const { data, errors } = await inTurn(request, async () =>
      execute({ document: row.document, contextValue: context, variableValues }),
    );
    if (errors?.[0])
      return sendError(response, inCallersWords(row, sent, errors[0], publicError(errors[0], context.requestId)));
    sendJson(response, row.status, row.answer(data!));
  };
  const table = Router({ caseSensitive: true, strict: true });
  for (const resource of resources) {
    table.all(patternOf(resource), (request, response) => answer(resource, request, response));
  }

  const app = express();
  app.set('etag', false).disable('x-powered-by').enable('case sensitive routing').enable('strict routing');
  app.use((request, response, next) => {
    setSecurityHeaders(response);
    logWhenAnswered(log, request, response);
    next();
  });
  app.get('/api/openapi.json', (_request, response) => {
    note(response, '/openapi.json');
    sendJson(response, 200, (openApi ??= openApiDocument(resources.flatMap(({ rows }) => rows))));
  });
  app.use('/api/docs', docsPage());
  app.use('/api/postgres', table);
  app.use('/api', table);
  app.use(() => {
    throw new AppError('NOT_FOUND', 'La dirección no existe');
  });
  app.use((thrown: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(thrown);
    const cause = thrown instanceof URIError ? new AppError('BAD_REQUEST', 'La dirección no es válida') : thrown;
    sendError(response, publicError(cause, (response.locals as Notes).requestId));
  });
  return app as RequestListener;
}

async function incoming(row: CompiledRoute, request: Request): Promise<Incoming> {
  return {
    path: row.variables.path.map((_, index) => String(request.params[`p${index}`])),
    query: new URL(request.originalUrl, 'http://localhost').searchParams,
    body: row.method !== 'GET' && hasBody(request) ? await readJson(request) : undefined,
    idempotencyKey: request.get(IDEMPOTENCY_HEADER),
  };
}

/** Without address, query or texts. */
function logWhenAnswered(log: Logger, { method }: Request, response: Response): void {
  const started = performance.now();
  response.once('close', () => {
    const { path = 'unknown', requestId } = response.locals as Notes;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ requestId, method, path, status: response.statusCode, ms }, 'rest');
  });
}

interface Notes {
  path?: string;
  requestId?: string;
}

function note(response: Response, path: string, requestId?: string): void {
  Object.assign(response.locals, { path, requestId } satisfies Notes);
}

/** By position, because rows name variables differently. */
function patternOf({ segments }: Resource): string {
  let count = 0;
  return segments.map(({ text, isVariable }) => (isVariable ? `/:p${count++}` : `/${text}`)).join('');
}

function namedInPath({ segments }: CompiledHandler, { params }: Request): Record<string, string> {
  const names = segments.filter(({ isVariable }) => isVariable).map(({ text }) => text);
  return Object.fromEntries(names.map((name, index) => [name, String(params[`p${index}`])]));
}

function refuseMethod(rows: readonly CompiledRow[], request: Request, response: Response): void {
  const allowed = rows.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  response.setHeader('Allow', [...allowed, 'OPTIONS'].join(', '));
  if (request.method === 'OPTIONS') return sendJson(response, 204);
  throw new AppError('METHOD_NOT_ALLOWED', `Este recurso no admite ${request.method}`);
}

/** In the row's keys; `unconfirmed` in REST's spelling. */
function inCallersWords(
  row: CompiledRoute,
  { body }: Incoming,
  { path }: GraphQLError,
  { field, current, unconfirmed, ...error }: PublicError,
): PublicError {
  const key = field === undefined ? undefined : row.keyOf(field);
  const answer = current === undefined ? undefined : row.answer({ [String(path?.[0])]: current });
  return {
    ...error,
    ...(key !== undefined && { field: asSent(key, body) }),
    ...(answer !== undefined && { current: answer }),
    ...(unconfirmed && { unconfirmed: unconfirmed.map(restKeys) }),
  };
}
