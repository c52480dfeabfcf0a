import { randomUUID } from 'node:crypto';

import { memberOf } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors/app-error';
import { isUuid } from '../../../platform/validation/uuid';
import { recordAudit } from '../../audit/record-audit';
import { USER, User } from '../user.entity';
import { toPortrait } from './picture-decode';
import { statement } from '../../../platform/database/statement';

/** Shows a new picture of whoever is signed in, in place of the old one, and answers its id. BAD_REQUEST: no picture. */
export async function replacePicture(ctx: Context, bytes: Buffer): Promise<string> {
  const { userId } = memberOf(ctx.actor);
  const content = await toPortrait(bytes);
  const id = randomUUID();
  await ctx.transact(async (tx) => {
    await tx.rows(KEEP, [id, content, ctx.now]);
    await show(ctx, tx, userId, id);
  });
  return id;
}

/** Shows none. Nothing happens where there was none. */
export async function removePicture(ctx: Context): Promise<User> {
  const { userId } = memberOf(ctx.actor);
  return ctx.transact(async (tx) => {
    await show(ctx, tx, userId, null);
    return tx.manager.findOneByOrFail(User, { id: userId });
  });
}

/** A picture's WebP, for whoever knows its id. NOT_FOUND. */
export async function getPicture(ctx: Context, id: string): Promise<Buffer> {
  const [row] = isUuid(id) ? await ctx.db.rows<{ content: Buffer }>(CONTENT, [id]) : [];
  if (!row) throw notFound('La imagen no existe');
  return row.content;
}

/** The database drops the picture that was shown before. */
async function show(ctx: Context, tx: Transaction, userId: number, pictureId: string | null): Promise<void> {
  const shown = await tx.rows(SHOW, [userId, pictureId]);
  if (shown.length > 0) await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: userId, fields: ['picture'] });
}

const KEEP = statement('users.picture-keep', 'INSERT INTO pictures (id, content, created_at) VALUES ($1, $2, $3)');
const SHOW = statement(
  'users.picture-show',
  'UPDATE users SET picture_id = $2 WHERE id = $1 AND picture_id IS DISTINCT FROM $2 RETURNING id',
);
const CONTENT = statement('users.picture-content', 'SELECT content FROM pictures WHERE id = $1');
