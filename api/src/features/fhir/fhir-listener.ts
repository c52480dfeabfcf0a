import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { ceilToMinute } from '../../domain/epoch-minute';
import { keyIdOf } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import type { CountedLimits } from '../../platform/counted-limits';
import { AppError } from '../../platform/errors/app-error';
import { readJson, readTyped } from '../../platform/http/body';
import type { GatewayOf } from '../../platform/http/gateway';
import { setRateLimits } from '../../platform/http/rate-limit-headers';
import { logAnswered } from '../../platform/http/log-answered';
import { noteRoute } from '../../platform/http/route';
import { hasBody } from '../../platform/http/slow-bodies';
import { loadCatalogue, type Catalogue } from './catalogue';
import type { Exchange } from './exchange/exchange';
import { assertAccepts, FHIR_JSON, FORM } from './exchange/media-types';
import { sendOutcome } from './exchange/operation-outcome';
import { sendReply } from './exchange/reply';
import { routeOf, type Route } from './routes';
import { publicationOf } from './slots/publication';

const PREFIX = /^\/fhir\/?/;

export function createFhirListener(gatewayOf: GatewayOf): RequestListener {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { contextOf, visitorOf, inTurn, publicError, log } = gatewayOf(request);
    const visitor = visitorOf(request);
    const counted: CountedLimits = new Map();
    const noted = logAnswered(log, 'fhir', request, response, { path: 'unknown', requestId: visitor.requestId });
    try {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const route = routeOf(segmentsOf(url.pathname));
      noted.path = route.name;
      noteRoute(response, `/fhir/${route.name}`);
      if (isRefused(route, request, response)) return void response.writeHead(204).end();
      const handle = route.methods[request.method === 'HEAD' ? 'GET' : (request.method as 'GET')]!;
      assertAccepts(request.headers.accept, url.searchParams.get('_format'), route.offers);
      // Read before the turn, so that a slow sender delays no other request.
      const query = route.takes === 'form' ? await withForm(url.searchParams, request) : url.searchParams;
      const sent = await received(route, request);
      const exchange = {
        request,
        query,
        sent,
        handling: handlingOf(request),
        visitor,
        publication: publicationOf(visitor.db),
      };
      const caller = once(async () => {
        const ctx = await contextOf(request, counted);
        noted.keyId = keyIdOf(ctx.actor) ?? undefined;
        return ctx;
      });
      const catalogue = once(() => sharedCatalogue(visitor));
      await inTurn(request, async () => {
        const reply = await handle({ ...exchange, caller, catalogue } satisfies Exchange);
        setRateLimits(response, counted);
        // Within the turn, because serializing takes longer than finding.
        await sendReply(request, response, reply);
      });
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      setRateLimits(response, counted);
      sendOutcome(response, publicError(error, visitor.requestId));
    }
  };
  return (request, response) => void answer(request, response);
}

/** BAD_REQUEST for an invalid URL. */
function segmentsOf(pathname: string): string[] {
  try {
    return pathname.replace(PREFIX, '').split('/').map(decodeURIComponent);
  } catch {
    throw new AppError('BAD_REQUEST', 'La dirección no es válida');
  }
}

/** true for OPTIONS, which it answers. METHOD_NOT_ALLOWED. */
function isRefused({ methods }: Route, { method = '' }: IncomingMessage, response: ServerResponse): boolean {
  const known = Object.keys(methods).flatMap((it) => (it === 'GET' ? ['GET', 'HEAD'] : [it]));
  if (known.includes(method)) return false;
  response.setHeader('Allow', [...known, 'OPTIONS'].join(', '));
  if (method === 'OPTIONS') return true;
  throw new AppError('METHOD_NOT_ALLOWED', `Este recurso no admite ${/^[A-Z]{1,20}$/.test(method) ? method : 'eso'}`);
}

async function withForm(query: URLSearchParams, request: IncomingMessage): Promise<URLSearchParams> {
  if (!hasBody(request)) return query;
  return new URLSearchParams([...query, ...new URLSearchParams(await readTyped(request, FORM))]);
}

async function received({ takes }: Route, request: IncomingMessage): Promise<Exchange['sent']> {
  if (takes !== 'resource' || request.method !== 'POST') return async () => undefined;
  const reading = readJson(request, undefined, FHIR_JSON);
  await reading.catch(() => undefined);
  return () => reading;
}

function handlingOf({ headers }: IncomingMessage): Exchange['handling'] {
  return /\bhandling\s*=\s*"?strict\b/i.test(String(headers['prefer'] ?? '')) ? 'strict' : 'lenient';
}

/** Cached for some seconds, as other public data. */
function sharedCatalogue(visitor: Context): Promise<Catalogue> {
  return visitor.recent.answer(`fhir ${ceilToMinute(visitor.now)}`, visitor, loadCatalogue);
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
