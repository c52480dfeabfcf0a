import type { IncomingMessage, ServerResponse } from 'node:http';

import { bySource, countWherePossible, type AttemptLimit } from '../attempts';
import { AppError } from '../errors/app-error';
import { readJson } from './body';
import type { GatewayOf } from './gateway';
import { sendJson } from './send-json';

const LIMIT_BYTES = 4 * 1024;
const TOO_MANY = 'Ya recibimos muchos avisos de errores. Probá de nuevo más tarde';
/** A clinic has a dozen browsers at one address. */
const BY_SOURCE: AttemptLimit = { name: 'crashes', points: 30, windowSeconds: 3600, message: TOO_MANY };
/** Many sources must not fill the disk. */
const IN_ALL: AttemptLimit = { name: 'crashes-in-all', points: 600, windowSeconds: 3600, message: TOO_MANY };

const PARTS = ['page', 'dialog', 'part', 'shell', 'unknown'] as const;
type CrashedPart = (typeof PARTS)[number];

interface Options {
  gatewayOf: GatewayOf;
  count(part: CrashedPart): void;
}

/** POST /crashes, public: logs only our own file, route and class names. */
export function crashReports({ gatewayOf, count }: Options) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { visitorOf, inTurn, publicError } = gatewayOf(request);
    try {
      if (request.method !== 'POST') {
        response.setHeader('Allow', 'POST');
        throw new AppError('METHOD_NOT_ALLOWED', 'Los avisos de errores se mandan por POST');
      }
      const crash = readCrash(await readJson(request, LIMIT_BYTES));
      await inTurn(request, async () => {
        const visitor = visitorOf(request);
        // Crashes are likely while nothing can be written.
        await countWherePossible(visitor, [...bySource(visitor, BY_SOURCE), { limit: IN_ALL, key: 'all' }]);
        visitor.log.warn({ ...crash, requestId: visitor.requestId }, 'the web crashed');
      });
      count(crash.part);
      sendJson(response, 204);
    } catch (thrown) {
      const { status, message, code, retryAfterSeconds } = publicError(thrown);
      if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
      sendJson(response, status, { error: message, code });
    }
  };
}

interface Crash {
  build: string;
  route: string;
  part: CrashedPart;
  error: string;
  at: string[];
}

const BUILD = /^[\w-]{1,60}\.js$/;
/** Real ids, dates and tokens don't match. */
const ROUTE = /^(?=.{1,120}$)(?:\/(?::?[A-Za-z][A-Za-z-]*|\*)?)+$|^\*$/;
const ERROR = /^[A-Z][A-Za-z]{0,39}$/;
const FRAME = /^assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;
const MOST_FRAMES = 5;

function readCrash(sent: unknown): Crash {
  if (typeof sent !== 'object' || sent === null)
    throw new AppError('BAD_REQUEST', 'El contenido debe ser un objeto JSON');
  const { build, route, part, error, at } = sent as Record<string, unknown>;
  return {
    build: fitting(build, BUILD),
    route: fitting(route, ROUTE),
    part: PARTS.find((known) => known === part) ?? 'unknown',
    error: fitting(error, ERROR),
    at: Array.isArray(at) ? at.slice(0, MOST_FRAMES).filter((frame) => fitting(frame, FRAME) === frame) : [],
  };
}

function fitting(text: unknown, pattern: RegExp): string {
  return typeof text === 'string' && pattern.test(text) ? text : 'unknown';
}
