import { bySource, countWherePossible, type AttemptLimit } from '../attempts';
import type { Context } from '../context';
import { isAdmin } from './actor';

/** Enough for a waiting room behind one address, reloading every minute. */
const READS: AttemptLimit = {
  name: 'reads-by-id',
  points: 300,
  windowSeconds: 600,
  message: 'Demasiadas consultas en poco tiempo. Probá de nuevo en unos minutos o comunicate con la clínica.',
};

export async function countReadById(ctx: Context): Promise<void> {
  if (!isAdmin(ctx.actor)) await countWherePossible(ctx, bySource(ctx, READS));
}
