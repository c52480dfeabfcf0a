import { createHmac, timingSafeEqual } from 'node:crypto';

import { bySource, countWherePossible, type AttemptLimit } from '../../platform/attempts';
import { secretKey } from '../../platform/access/secret';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/errors/app-error';

type About = 'offer' | 'entry';
type Reader = Pick<Transaction, 'manager'>;

/** Families and waiting rooms share an address. */
const BY_SOURCE: AttemptLimit = {
  name: 'waiting-list-link',
  points: 120,
  windowSeconds: 600,
  message: 'Demasiados intentos en poco tiempo. Probá de nuevo en unos minutos o comunicate con la clínica.',
};

/** For a mailed link: proves access to the mailbox, for one offer or entry. */
export async function tokenOf(db: Reader, about: About, id: string): Promise<string> {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, await signature(db, about, bytes)]).toString('base64url');
}

/** NOT_FOUND when forged; TOO_MANY_REQUESTS. */
export async function idOfToken(ctx: Context, about: About, token: string): Promise<string> {
  await countWherePossible(ctx, bySource(ctx, BY_SOURCE));
  const given = Buffer.from(token, 'base64url');
  const bytes = given.subarray(0, 16);
  const signed = given.subarray(16);
  const expected = await signature(ctx.db, about, bytes);
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) {
    throw notFound('El enlace no es válido. Abrilo desde el correo, o comunicate con la clínica');
  }
  return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

async function signature(db: Reader, about: About, id: Buffer): Promise<Buffer> {
  const key = await secretKey(db, 'waiting-list');
  return createHmac('sha256', key).update(`${about} `).update(id).digest();
}
