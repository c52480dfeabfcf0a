import { AppError } from './errors/app-error';

/** CONFLICT unless `confirmed` has each id, which must change with its consequence. Call it after the lock. */
export function assertConfirmed(
  consequences: readonly { id: string }[],
  confirmed: readonly string[] | null | undefined,
  message: string,
): void {
  const known = new Set(confirmed);
  if (consequences.every(({ id }) => known.has(id))) return;
  throw new AppError('CONFLICT', message, { unconfirmed: consequences.map((it) => ({ ...it })) });
}
