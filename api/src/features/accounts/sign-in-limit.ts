import { countAttempt, forgetAttempts, uncountAttempt, type AttemptLimit } from '../../platform/attempts';
import type { Context } from '../../platform/context';

const PAUSE = {
  windowSeconds: 15 * 60,
  message: 'Demasiados intentos de inicio de sesión. Espera unos minutos antes de intentar nuevamente.',
};
/** Failures within the window before a pause: few of one place at one account. */
const BY_ADDRESS_AND_SOURCE: AttemptLimit = { ...PAUSE, name: 'sign-in-address-source', points: 10 };
/** More per place, which a whole household shares. */
const BY_SOURCE: AttemptLimit = { ...PAUSE, name: 'sign-in-source', points: 60 };
/** Many per account: guesses from ten places at once lock its owner out too, a single stranger's do not. */
const BY_ADDRESS: AttemptLimit = { ...PAUSE, name: 'sign-in-address', points: 100 };

/** Counts an attempt to sign in; `forget` it when it succeeds. Throws TOO_MANY_REQUESTS. */
export async function countSignIn(ctx: Context, address: string): Promise<{ forget(): Promise<void> }> {
  await countAttempt(ctx, BY_SOURCE, ctx.source);
  await countAttempt(ctx, BY_ADDRESS_AND_SOURCE, pairOf(ctx, address));
  await countAttempt(ctx, BY_ADDRESS, address.toLowerCase());
  return {
    async forget() {
      await Promise.all([forgetFailures(ctx, address), uncountAttempt(ctx, BY_SOURCE, ctx.source)]);
    },
  };
}

/** Whoever proved to be the owner starts anew, where they are and everywhere. */
export async function forgetFailures(ctx: Context, address: string): Promise<void> {
  await Promise.all([
    forgetAttempts(ctx, BY_ADDRESS_AND_SOURCE, pairOf(ctx, address)),
    forgetAttempts(ctx, BY_ADDRESS, address.toLowerCase()),
  ]);
}

function pairOf({ source }: Context, address: string): string {
  return `${address.toLowerCase()} ${source}`;
}
