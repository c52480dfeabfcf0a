import type { AppError } from '../../platform/errors/app-error';
import { refusalIn } from '../../platform/errors/database-error';

/** null: it is done. Rejects when the session is over, or for a fault of ours. */
export async function refusalOf(work: () => Promise<unknown>): Promise<AppError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal || refusal.code === 'UNAUTHENTICATED') throw error;
    return refusal;
  }
}
