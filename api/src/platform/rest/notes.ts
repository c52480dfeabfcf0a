import type { Request, Response } from 'express';
import type { Logger } from 'pino';

import { keyIdOf } from '../access/actor';
import type { Context } from '../context';
import { noteRoute } from '../http/route';

export interface Notes {
  path?: string;
  requestId?: string;
  keyId?: number | undefined;
  counted?: Context['counted'];
}

export function note(
  response: Response,
  path: string,
  context: Partial<Pick<Context, 'actor' | 'requestId' | 'counted'>> = {},
): void {
  noteRoute(response, `/api${path}`);
  const { actor, requestId, counted } = context;
  const keyId = (actor && keyIdOf(actor)) ?? undefined;
  Object.assign(response.locals, { path, requestId, keyId, counted } satisfies Notes);
}

/** Never logs addresses, queries or texts. */
export function logWhenAnswered(log: Logger, { method }: Request, response: Response): void {
  const started = performance.now();
  response.once('close', () => {
    const { path = 'unknown', requestId, keyId } = response.locals as Notes;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ requestId, keyId, method, path, status: response.statusCode, ms }, 'rest');
  });
}
