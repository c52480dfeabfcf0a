import type { ServerResponse } from 'node:http';

import { HTTP_STATUS } from '../errors/app-error';
import type { PublicError } from '../errors/public-error';
import { openEventStream } from '../http/event-stream';
import { sendJson } from '../http/send-json';
import type { Reply } from './handled-route';

/** `stopping` ends what stays open. */
export function sendReply(response: ServerResponse, reply: Reply, stopping: AbortSignal): void {
  if ('json' in reply) return sendJson(response, reply.status, reply.json);
  if ('follow' in reply) {
    // The caller left meanwhile: `close` was emitted already, so nothing would end the stream.
    if (response.destroyed) return;
    return reply.follow(openEventStream(response, stopping));
  }
  response.statusCode = reply.status;
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value);
  response.setHeader('Content-Length', reply.content.length);
  response.end(reply.content);
}

export function sendError(response: ServerResponse, error: PublicError): void {
  const { status, message, code, field, retryAfterSeconds, current, unconfirmed } = error;
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
  if (status === HTTP_STATUS.UNAUTHENTICATED) response.setHeader('WWW-Authenticate', 'Bearer');
  sendJson(response, status, {
    error: message,
    code,
    ...(field !== undefined && { field }),
    ...(current !== undefined && { current }),
    ...(unconfirmed && { unconfirmed }),
  });
}
