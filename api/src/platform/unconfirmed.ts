import { AppError } from './errors/app-error';

/**
 * CONFLICT with all `consequences` unless `confirmed` has each id. An id must change with what it confirms. Call it
 * after the lock.
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
