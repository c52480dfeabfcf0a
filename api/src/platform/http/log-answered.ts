import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

interface Noted {
  path?: string;
  requestId?: string | undefined;
  keyId?: number | undefined;
}

/** Logs the answer with the facts that are noted until then. No URL, query or content. */
export function logAnswered(
  log: Logger,
  what: string,
  { method }: IncomingMessage,
  response: ServerResponse,
  noted: Noted = {},
): Noted {
  const started = performance.now();
  response.once('close', () => {
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ ...noted, method, status: response.statusCode, ms }, what);
  });
  return noted;
}
