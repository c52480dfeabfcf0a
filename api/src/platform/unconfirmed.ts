import type { Context } from './context';
import { AppError } from './errors/app-error';

/**
 * CONFLICT unless `confirmed` has each consequence's id (ADR 20). Call it after the lock. Without asking or confirming,
 * the answer lists them as `affected`.
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
