import { bySource, countWherePossible, type AttemptLimit } from '../attempts';
import type { Context } from '../context';
import { isAdmin } from './actor';

/** Above what a waiting room behind one address reads, whose pages ask every minute. */
const READS: AttemptLimit = {
  name: 'reads-by-id',
  points: 300,
  windowSeconds: 600,
  message: 'Demasiadas consultas en poco tiempo. Probá de nuevo en unos minutos o comunicate con la clínica.',
};

/** For reads of what a caller knows the id of, and no more. TOO_MANY_REQUESTS. */
export async function countReadById(ctx: Context): Promise<void> {
  if (!isAdmin(ctx.actor)) await countWherePossible(ctx, bySource(ctx, READS));
}
