import { AppError } from './errors/app-error';

/**
 * CONFLICT with all of `consequences`, those that were confirmed too, unless each one's id is among `confirmed`. An id names
 * all that a yes is about: what has changed in that has another. Judge it in the transaction, after the lock: what came up
 * since the list was read is then caught, and listed again.
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
