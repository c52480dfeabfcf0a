import type { Context } from './context';
import { AppError } from './errors/app-error';

/**
 * CONFLICT unless `confirmed` has the id of each consequence; ids change with their consequence. Call it after the
 * lock. A request that does not ask and confirms nothing proceeds, and its answer lists the consequences as `affected`.
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
