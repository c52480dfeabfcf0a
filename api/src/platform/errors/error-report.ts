import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';

import { refusalForLog } from './database-error';
import { toPublicError, type PublicError } from './public-error';

export type ErrorReport = (thrown: unknown, requestId?: string) => PublicError;

/** `onRefused` gets every database error. */
export function reportTo(log: Logger, onRefused?: (cause: unknown) => void): ErrorReport {
  return (thrown, requestId) =>
    toPublicError(
      thrown,
      {
        unknown: (cause, errorId) => log.error({ err: cause, errorId, requestId }, 'unexpected error'),
        refused: (cause) => {
          onRefused?.(cause);
          const refusal = refusalForLog(cause);
          if (refusal) log.warn({ ...refusal, requestId }, 'refused by the database');
        },
      },
      randomUUID,
    );
}
