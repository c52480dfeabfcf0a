import type { AppError } from '../../platform/errors/app-error';
import { refusalIn } from '../../platform/errors/database-error';

/** null: success. Rejects for an ended session or an internal error. */
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
