import express, { Router, type NextFunction, type Request, type Response } from 'express';
import type { RequestListener } from 'node:http';

import { staffMay } from '../access/actor';
import { assertAllowed } from '../access/allow';
import { assertKeyMay } from '../access/scope';
import type { Clock } from '../clock';
import type { Context } from '../context';
import type { CountedLimits } from '../counted-limits';
import { AppError } from '../errors/app-error';
import type { Execute } from '../graphql/execution/execute-operation';
import { readJson } from '../http/body';
import type { GatewayOf } from '../http/gateway';
import { setRateLimits } from '../http/rate-limit-headers';
import { setSecurityHeaders } from '../http/security-headers';
import { hasBody } from '../http/slow-bodies';
import { IDEMPOTENCY_HEADER, type CompiledRoute } from './compiled-route';
import type { CompiledHandler } from './handled-route';
import { inCallersWords } from './in-callers-words';
import { restKeys } from './nested-input';
import { logWhenAnswered, note, type Notes } from './notes';
import { openApiRouter, type Documented } from './openapi/openapi-router';
import { pageLinks } from './page-links';
import { readVariables, textsOf, type Incoming } from './read-variables';
import { refuseMethod, sendAnswer, sendError, sendReply } from './send';
import { methodsOf, type Resource } from './table';
import { STAFF_VARIABLE } from './variables';

interface Options extends Documented {
  execute: Execute;
  resources: readonly Resource[];
  gatewayOf: GatewayOf;
  clock: Clock;
}

/** Under /api and /api/postgres; docs at /api/openapi.json and /api/docs. */
export function createRestListener({ execute, resources, gatewayOf, clock, ...documented }: Options): RequestListener {
  const answer = async (resource: Resource, request: Request, response: Response): Promise<void> => {
    const { rows } = resource;
    const { contextOf, inTurn, publicError, stopping } = gatewayOf(request);
    const row = rows.find(({ method }) => method === (request.method === 'HEAD' ? 'GET' : request.method));
    const counted: CountedLimits = new Map();
    note(response, rows[0]!.path, { counted });
    if (!row) return refuseMethod(methodsOf(rows), request, response);
    const context = await inTurn(request, () => contextOf(request, counted));
    note(response, row.path, context);
    // First: callers without access learn nothing.
    for (const audiences of row.audiences) assertAllowed(context.actor, audiences);
    assertKeyMay(context.actor, row.keyNeeds);
    if ('handle' in row) {
      const query = textsOf(Object.keys(row.query ?? {}), queryOf(request));
      const reply = await row.handle(context, { request, path: namedInPath(row, request), query, clock });
      setRateLimits(response, context.counted);
      return sendReply(request, response, reply, stopping);
    }
    if (row.hasConsequences) handleConsequences(context, request, response);
    const sent = await incoming(row, request);
    const forStaff = row.tellsStaffMore && { [STAFF_VARIABLE]: staffMay(context.actor, 'rooms', 'prices') };
    const variableValues = { ...readVariables(row, sent), ...forStaff };
    const { data, errors } = await inTurn(request, async () =>
      execute({ document: row.document, contextValue: context, variableValues }),
    );
    setRateLimits(response, context.counted);
    if (errors?.[0])
      return sendError(response, inCallersWords(row, sent.body, errors[0], publicError(errors[0], context.requestId)));
    const placed = row.place(data!);
    const body = withAffected(row.answer(placed), context);
    const links = pageLinks(row.paging, variableValues, placed, request.originalUrl);
    if (links !== undefined) response.setHeader('Link', links);
    const id = row.status === 201 && resource.hasItems ? (body as { id?: string | number } | null)?.id : undefined;
    if (id !== undefined) response.setHeader('Location', `${request.baseUrl}${request.path}/${id}`);
    sendAnswer(request, response, { row, actor: context.actor, body });
  };
  const table = Router({ caseSensitive: true, strict: true });
  for (const resource of resources) {
    table.all(patternOf(resource), (request, response) => answer(resource, request, response));
  }

  const app = express();
  app.set('etag', false).disable('x-powered-by').enable('case sensitive routing').enable('strict routing');
  app.use((request, response, next) => {
    setSecurityHeaders(response);
    logWhenAnswered(gatewayOf(request).log, request, response);
    next();
  });
  app.use('/api', openApiRouter(resources, documented, clock));
  app.use('/api/postgres', table);
  app.use('/api', table);
  app.use(() => {
    throw new AppError('NOT_FOUND', 'La dirección no existe');
  });
  app.use((thrown: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(thrown);
    const { requestId, counted } = response.locals as Notes;
    if (counted) setRateLimits(response, counted);
    const cause = thrown instanceof URIError ? new AppError('BAD_REQUEST', 'La dirección no es válida') : thrown;
    sendError(response, gatewayOf(request).publicError(cause, requestId));
  });
  return app as RequestListener;
}

/** RFC 7240. A body with confirmations always asks. */
function handleConsequences({ consequences }: Context, request: Request, response: Response): void {
  const preferred = (request.get('Prefer') ?? '').split(/[,;]/).map((one) => one.replace(/[\s"]/g, '').toLowerCase());
  consequences.asks = preferred.includes('handling=strict');
  if (consequences.asks) response.setHeader('Preference-Applied', 'handling=strict');
}

function withAffected(body: unknown, { consequences: { applied } }: Context): unknown {
  return applied.length === 0 || typeof body !== 'object' ? body : { ...body, affected: applied.map(restKeys) };
}

function queryOf({ originalUrl }: Request): URLSearchParams {
  return new URL(originalUrl, 'http://localhost').searchParams;
}

async function incoming(row: CompiledRoute, request: Request): Promise<Incoming> {
  return {
    path: row.variables.path.map((_, index) => String(request.params[`p${index}`])),
    query: queryOf(request),
    body: row.method !== 'GET' && hasBody(request) ? await readJson(request) : undefined,
    idempotencyKey: request.get(IDEMPOTENCY_HEADER),
  };
}

/** By position: rows name variables differently. */
function patternOf({ segments }: Resource): string {
  let count = 0;
  return segments.map(({ text, isVariable }) => (isVariable ? `/:p${count++}` : `/${text}`)).join('');
}

function namedInPath({ segments }: CompiledHandler, { params }: Request): Record<string, string> {
  const names = segments.filter(({ isVariable }) => isVariable).map(({ text }) => text);
  return Object.fromEntries(names.map((name, index) => [name, String(params[`p${index}`])]));
}
