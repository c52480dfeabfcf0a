import { createHmac } from 'node:crypto';
import { MoreThan } from 'typeorm';

import { secretKey } from '../../../platform/access/secret';
import {
  bySource,
  countAttempts,
  forgetAttempts,
  uncountAttempt,
  type Attempt,
  type AttemptLimit,
} from '../../../platform/attempts';
import type { Context } from '../../../platform/context';
import { SignInSource } from './sign-in-source.entity';

const PAUSE = {
  windowSeconds: 15 * 60,
  message: 'Demasiados intentos de inicio de sesión. Espera unos minutos antes de intentar nuevamente.',
};
const BY_ADDRESS_AND_SOURCE: AttemptLimit = { ...PAUSE, name: 'sign-in-address-source', points: 10 };
/** Households share a source. */
const BY_SOURCE: AttemptLimit = { ...PAUSE, name: 'sign-in-source', points: 60 };
/** Skipped at sources of earlier sign-ins. */
const BY_ADDRESS: AttemptLimit = { ...PAUSE, name: 'sign-in-address', points: 100, isReported: false };

const REMEMBERED_MS = 90 * 86_400_000;

/** Call `forget` on success. TOO_MANY_REQUESTS. */
export async function countSignIn(ctx: Context, address: string): Promise<{ forget(): Promise<void> }> {
  const places = bySource(ctx, BY_SOURCE);
  await countAttempts(ctx, [...places, ...pairsOf(ctx, address)]);
  if (!(await isRemembered(ctx, address))) await countAttempts(ctx, [byAddress(address)]);
  return {
    async forget() {
      await Promise.all([
        forgetFailures(ctx, address),
        ...places.map(({ limit, key }) => uncountAttempt(ctx, limit, key)),
      ]);
    },
  };
}

export async function forgetFailures(ctx: Context, address: string): Promise<void> {
  await Promise.all(
    [...pairsOf(ctx, address), byAddress(address)].map(({ limit, key }) => forgetAttempts(ctx, limit, key)),
  );
}

/** Keyed, 32 bytes: hides address and source. */
export async function signInSource({ db, source }: Context, address: string): Promise<Buffer> {
  return createHmac('sha256', await secretKey(db, 'sign-in-source'))
    .update(`${address.toLowerCase()} ${source}`)
    .digest();
}

async function isRemembered(ctx: Context, address: string): Promise<boolean> {
  const since = new Date(ctx.now.getTime() - REMEMBERED_MS);
  return ctx.db.manager
    .createQueryBuilder(SignInSource, 'place')
    .innerJoin('place.user', 'account')
    .where('lower(account.email) = lower(:address)', { address })
    .andWhere({ sourceHash: await signInSource(ctx, address), lastUsedAt: MoreThan(since) })
    .getExists();
}

function pairsOf(ctx: Context, address: string): Attempt[] {
  return bySource(ctx, BY_ADDRESS_AND_SOURCE).map(({ limit, key }) => ({
    limit,
    key: `${address.toLowerCase()} ${key}`,
  }));
}

function byAddress(address: string): Attempt {
  return { limit: BY_ADDRESS, key: address.toLowerCase() };
}
