import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';

import { refusalForLog } from './database-error';
import { toPublicError, type PublicError } from './public-error';

/** What may be told of a failure; its cause goes to the log, with the request where that is known. */
export type ErrorReport = (thrown: unknown, requestId?: string) => PublicError;

/**
 * Logs what an operator has to look into: our own faults, and refusals of the database that are not everyday.
 * `onRefused` gets the cause of every such refusal, the everyday ones too.
 */
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
