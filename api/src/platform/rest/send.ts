import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Actor } from '../access/actor';
import { Public } from '../access/allow';
import { AppError, HTTP_STATUS } from '../errors/app-error';
import type { PublicError } from '../errors/public-error';
import { openEventStream, setEventStreamHeaders } from '../http/event-stream';
import { answerUnchanged, etagOf } from '../http/etag';
import { sendCompressed } from '../http/send-compressed';
import { JSON_TYPE, sendJson } from '../http/send-json';
import type { CompiledRoute } from './compiled-route';
import type { Reply } from './handled-route';

/** Visitors may cache: below /public, or readable by keys without personal-data (ADR 98). */
export function isForAnyone({ method, path, audiences, keyNeeds }: CompiledRoute): boolean {
  const isImpersonal = keyNeeds !== null && !keyNeeds.includes('personal-data');
  return (
    method === 'GET' && (path.startsWith('/public/') || isImpersonal) && audiences.every((it) => it.includes(Public))
  );
}

export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { row, actor, body }: { row: CompiledRoute; actor: Actor; body: unknown },
): void {
  if (actor.kind !== 'guest' || !isForAnyone(row)) return sendJson(response, row.status, body);
  const text = JSON.stringify(body);
  response.setHeader('Cache-Control', 'no-cache');
  // Staff get more at the same address.
  response.appendHeader('Vary', 'Authorization');
  if (answerUnchanged(request, response, etagOf(text))) return;
  response.setHeader('Content-Type', JSON_TYPE);
  response.end(text);
}

export function refuseMethod(methods: readonly string[], { method }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Allow', methods.join(', '));
  if (method !== 'OPTIONS') throw new AppError('METHOD_NOT_ALLOWED', `Este recurso no admite ${method}`);
  sendJson(response, 204);
}

export async function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  stopping: AbortSignal,
): Promise<void> {
  if ('json' in reply) return sendJson(response, reply.status, reply.json);
  if ('follow' in reply) {
    // `close` was emitted already and would not end the stream.
    if (response.destroyed) return;
    if (request.method === 'HEAD') {
      setEventStreamHeaders(response);
      return void response.end();
    }
    return reply.follow(openEventStream(response, stopping));
  }
  response.statusCode = reply.status;
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value);
  if ('text' in reply) {
    // Weak: may be compressed.
    if (answerUnchanged(request, response, `W/${reply.etag}`)) return;
    return sendCompressed(request, response, await reply.text());
  }
  response.setHeader('Content-Length', reply.content.length);
  response.end(reply.content);
}

export function sendError(response: ServerResponse, error: PublicError): void {
  const { status, message, code, field, retryAfterSeconds, current, unconfirmed, secondFactor } = error;
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
  if (status === HTTP_STATUS.UNAUTHENTICATED) response.setHeader('WWW-Authenticate', 'Bearer');
  sendJson(response, status, {
    error: message,
    code,
    ...(field !== undefined && { field }),
    ...(current !== undefined && { current }),
    ...(unconfirmed && { unconfirmed }),
    ...(secondFactor && { second_factor: secondFactor }),
  });
}
