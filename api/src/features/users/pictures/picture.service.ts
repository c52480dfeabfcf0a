import { randomUUID } from 'node:crypto';
import { IsNull, Not } from 'typeorm';

import { memberOf } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors/app-error';
import { isUuid } from '../../../platform/validation/uuid';
import { recordAudit } from '../../audit/record-audit';
import { USER, User } from '../user.entity';
import { toPortrait } from './picture-decode';
import { Picture } from './picture.entity';

/** Returns the new picture's id; the database drops the old one. BAD_REQUEST. */
export async function replacePicture(ctx: Context, bytes: Buffer): Promise<string> {
  const { userId } = memberOf(ctx.actor);
  const content = await toPortrait(bytes);
  const id = randomUUID();
  await ctx.transact(async (tx) => {
    await tx.manager.insert(Picture, { id, content, createdAt: ctx.now });
    await tx.manager.update(User, userId, { pictureId: id });
    await recordPicture(ctx, tx, userId);
  });
  return id;
}

/** Idempotent; the database drops the picture. */
export async function removePicture(ctx: Context): Promise<User> {
  const { userId } = memberOf(ctx.actor);
  return ctx.transact(async (tx) => {
    const { affected } = await tx.manager.update(User, { id: userId, pictureId: Not(IsNull()) }, { pictureId: null });
    if (affected) await recordPicture(ctx, tx, userId);
    return tx.manager.findOneByOrFail(User, { id: userId });
  });
}

/** Anyone who knows the id may read it. NOT_FOUND. */
export async function getPicture(ctx: Context, id: string): Promise<Buffer> {
  const picture = isUuid(id) ? await ctx.db.manager.findOneBy(Picture, { id }) : null;
  if (!picture) throw notFound('La imagen no existe');
  return picture.content;
}

async function recordPicture(ctx: Context, tx: Transaction, userId: number): Promise<void> {
  await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: userId, fields: ['picture'] });
}
