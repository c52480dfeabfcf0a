import type { Context } from './context';
import { AppError } from './errors/app-error';

/** How a request handles changes whose consequences somebody has to know. */
export interface Consequences {
  /** Asks first: CONFLICT with the list, unless the call confirms each. Documented REST calls ask only on request. */
  asks: boolean;
  /** Those that the request has brought about without asking. */
  applied: readonly Readonly<{ id: string } & Record<string, unknown>>[];
}

/**
 * CONFLICT unless `confirmed` has each id, which must change with its consequence. Call it after the lock. A request
 * that does not ask, and confirms nothing, goes on: its answer lists them as `affected`.
 */
export function assertConfirmed(
  { consequences: handling }: Pick<Context, 'consequences'>,
  consequences: readonly { id: string }[],
  confirmed: readonly string[] | null | undefined,
  message: string,
): void {
  if (!handling.asks && confirmed == null) {
    handling.applied = consequences.map((it) => ({ ...it }));
    return;
  }
  const known = new Set(confirmed);
  if (consequences.every(({ id }) => known.has(id))) return;
  throw new AppError('CONFLICT', message, { unconfirmed: consequences.map((it) => ({ ...it })) });
}
