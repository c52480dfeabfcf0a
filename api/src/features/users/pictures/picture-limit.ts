import { countAttempt, type AttemptLimit } from '../../../platform/attempts';
import type { Context } from '../../../platform/context';

const PICTURE: AttemptLimit = {
  name: 'picture-user',
  points: 30,
  windowSeconds: 3_600,
  message: 'Demasiados intentos. Esperá unos minutos antes de intentar nuevamente.',
};

/** Decoding a picture is the most expensive request that a member can send. */
export function countPicture(ctx: Context, userId: number): Promise<void> {
  return countAttempt(ctx, PICTURE, userId);
}
