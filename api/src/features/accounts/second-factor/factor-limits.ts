import {
  bySource,
  countAttempt,
  countAttempts,
  forgetAttempts,
  uncountAttempt,
  type AttemptLimit,
} from '../../../platform/attempts';
import type { Context } from '../../../platform/context';

const PAUSE = {
  windowSeconds: 15 * 60,
  message: 'Demasiados intentos. Esperá unos minutos antes de intentar nuevamente.',
};
/** After a password, in a session, or for a known passkey. */
const BY_ACCOUNT: AttemptLimit = { ...PAUSE, name: 'second-factor-user', points: 10, isReported: false };
const BY_SOURCE: AttemptLimit = { ...PAUSE, name: 'second-factor-source', points: 60 };
const PASSKEYS_BEGUN: AttemptLimit = { ...PAUSE, name: 'passkey-source', points: 120 };

/** Call `forget` on success. TOO_MANY_REQUESTS. */
export async function countFactor(ctx: Context, userId: number): Promise<{ forget(): Promise<void> }> {
  const places = bySource(ctx, BY_SOURCE);
  await countAttempts(ctx, places);
  await countAttempt(ctx, BY_ACCOUNT, userId);
  return {
    async forget() {
      await Promise.all([
        forgetAttempts(ctx, BY_ACCOUNT, userId),
        ...places.map(({ limit, key }) => uncountAttempt(ctx, limit, key)),
      ]);
    },
  };
}

/** Each leaves a row for ten minutes. */
export function countPasskeyBegun(ctx: Context): Promise<void> {
  return countAttempts(ctx, bySource(ctx, PASSKEYS_BEGUN));
}
