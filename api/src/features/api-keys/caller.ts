import type { Actor } from '../../platform/access/actor';
import type { CountedLimits } from '../../platform/counted-limits';
import type { Database, Transaction } from '../../platform/database/database';
import { assertStillSignedIn } from '../accounts/sessions/assert-still-signed-in';
import { identify } from '../accounts/sessions/session.service';
import { holdKey, identifyKey } from './identify-key';
import { keyMeantBy } from './key-token';

/** By session or key; a key's limit is in `counted`. UNAUTHENTICATED for an invalid key. */
export async function identifyCaller(
  db: Database,
  authorization: string | undefined,
  now: Date,
  counted: CountedLimits,
): Promise<Actor> {
  const key = keyMeantBy(authorization);
  return key !== null ? identifyKey(db, key, now, counted) : identify(db, authorization, now);
}

/** `assertStillSignedIn`, for keys too. */
export async function assertStillActs(tx: Transaction, actor: Actor): Promise<void> {
  if (actor.kind === 'key') await holdKey(tx, actor);
  else await assertStillSignedIn(tx, actor);
}
