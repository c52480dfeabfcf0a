import type { Request, Response } from 'express';
import type { Logger } from 'pino';

import type { Context } from '../context';

/** What is known of a request while it is answered, in `response.locals`. */
export interface Notes {
  path?: string;
  requestId?: string;
  counted?: Context['counted'];
}

export function note(response: Response, path: string, context?: Pick<Context, 'requestId' | 'counted'>): void {
  const { requestId, counted } = context ?? {};
  Object.assign(response.locals, { path, requestId, counted });
}

/** Without address, query or texts. */
export function logWhenAnswered(log: Logger, { method }: Request, response: Response): void {
  const started = performance.now();
  response.once('close', () => {
    const { path = 'unknown', requestId } = response.locals as Notes;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ requestId, method, path, status: response.statusCode, ms }, 'rest');
  });
}
