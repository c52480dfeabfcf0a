import { randomUUID } from 'node:crypto';
import type Sharp from 'sharp';
import { IsNull, Not } from 'typeorm';

import { memberOf } from '../../../platform/access/allow';
import { ConcurrencyLimit } from '../../../platform/concurrency-limit';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid, notFound } from '../../../platform/errors/app-error';
import { isUuid } from '../../../platform/validation/uuid';
import { recordAudit } from '../../audit/record-audit';
import { USER, User } from '../user.entity';
import { carriesSomethingElse, looksLikePicture } from './picture-format';
import { Picture } from './picture.entity';

/** The new id; the database drops the old picture. BAD_REQUEST. */
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

/** By id alone. NOT_FOUND. */
export async function getPicture(ctx: Context, id: string): Promise<Buffer> {
  const picture = isUuid(id) ? await ctx.db.manager.findOneBy(Picture, { id }) : null;
  if (!picture) throw notFound('La imagen no existe');
  return picture.content;
}

async function recordPicture(ctx: Context, tx: Transaction, userId: number): Promise<void> {
  await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: userId, fields: ['picture'] });
}

/** Few bytes can claim any size. */
const MAX_PIXELS = 24_000_000;
/** Pixels of the stored square. */
const SIDE = 512;
const MAX_SECONDS = 10;

/** Lazy: sharp takes much memory. */
let sharpReady: Promise<typeof Sharp> | undefined;

/** No cache, one thread, only these five decoders. */
async function openSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadNsgif',
      'VipsForeignLoadWebp',
      'VipsForeignLoadHeif',
    ],
  });
  return sharp;
}

/** The next picture retries a failed import. */
function readySharp(): Promise<typeof Sharp> {
  sharpReady ??= openSharp().catch((error: unknown) => {
    sharpReady = undefined;
    throw error;
  });
  return sharpReady;
}

const decoding = new ConcurrencyLimit(2, 20);

/**
 * 512 × 512 WebP: upright, centre square, sRGB, first frame, no metadata. BAD_REQUEST on `profile_picture` for other
 * formats, damaged files, and above 24 megapixels.
 */
function toPortrait(bytes: Buffer): Promise<Buffer> {
  return decoding.run(() => decode(bytes));
}

async function decode(bytes: Buffer): Promise<Buffer> {
  if (!looksLikePicture(bytes) || carriesSomethingElse(bytes)) throw noPicture();
  const sharp = await readySharp();
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  try {
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw invalid('profile_picture', 'La imagen no puede superar los 24 megapíxeles');
    // Reads all: the crop below would miss damage at the edges.
    await sharp(bytes, options).timeout({ seconds: MAX_SECONDS }).resize(64, 64, { fit: 'fill' }).raw().toBuffer();
    return await sharp(bytes, options)
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw error instanceof AppError ? error : noPicture();
  }
}

function noPicture(): Error {
  return invalid('profile_picture', 'Por favor selecciona una imagen válida');
}
