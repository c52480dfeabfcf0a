import { AppError } from './errors/app-error';

/**
 * CONFLICT with all `consequences` unless each id is in `confirmed`. An id must change with what it confirms. Call it
 * in the transaction, after the lock, so that consequences that are new since the caller read the list count too.
 */
export function assertConfirmed(
  consequences: readonly { id: string }[],
  confirmed: readonly string[] | null | undefined,
  message: string,
): void {
  const known = new Set(confirmed);
  if (consequences.every(({ id }) => known.has(id))) return;
  throw new AppError('CONFLICT', message, { unconfirmed: consequences.map((it) => ({ ...it })) });
}
