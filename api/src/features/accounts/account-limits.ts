import { bySource, countAttempts, type AttemptLimit } from '../../platform/attempts';
import type { Context } from '../../platform/context';

const MINUTE = 60;
const MESSAGE = 'Demasiados intentos. Esperá unos minutos antes de intentar nuevamente.';

const REGISTER: AttemptLimit = { name: 'register-source', points: 20, windowSeconds: 60 * MINUTE, message: MESSAGE };
const MAIL_TO_ADDRESS: AttemptLimit = {
  name: 'account-mail-address',
  points: 5,
  windowSeconds: 60 * MINUTE,
  message: MESSAGE,
  isReported: false,
};
const MAIL_BY_SOURCE: AttemptLimit = {
  name: 'account-mail-source',
  points: 30,
  windowSeconds: 60 * MINUTE,
  message: MESSAGE,
};

export const PASSWORD_GUESSES: AttemptLimit = {
  name: 'password-user',
  points: 10,
  windowSeconds: 15 * MINUTE,
  message: MESSAGE,
};

export function countRegistration(ctx: Context): Promise<void> {
  return countAttempts(ctx, bySource(ctx, REGISTER));
}

/** Alike with and without an account. */
export async function countMailRequest(ctx: Context, kind: string, address: string): Promise<void> {
  await countAttempts(ctx, [
    ...bySource(ctx, MAIL_BY_SOURCE),
    { limit: MAIL_TO_ADDRESS, key: `${kind} ${address.toLowerCase()}` },
  ]);
}
