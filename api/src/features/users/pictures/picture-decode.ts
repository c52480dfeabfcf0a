import type Sharp from 'sharp';

import { ConcurrencyLimit } from '../../../platform/concurrency-limit';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { carriesSomethingElse, looksLikePicture } from './picture-format';

/** A few bytes can claim any size. */
const MAX_PIXELS = 24_000_000;
/** Pixels of the stored square. */
const SIDE = 512;
const MAX_SECONDS = 10;

/** Imported with the first picture, as sharp takes much memory. */
let sharpReady: Promise<typeof Sharp> | undefined;

/** No cache, one thread, and only these five decoders. */
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

/** A failed import is tried again with the next picture. */
function readySharp(): Promise<typeof Sharp> {
  sharpReady ??= openSharp().catch((error: unknown) => {
    sharpReady = undefined;
    throw error;
  });
  return sharpReady;
}

const decoding = new ConcurrencyLimit(2, 20);

/**
 * Makes a 512 × 512 WebP of a JPEG, PNG, GIF, WebP or AVIF: upright, centre square, sRGB, first frame, no metadata.
 * BAD_REQUEST on `profile_picture` for anything else, damaged files and more than 24 megapixels.
 */
export function toPortrait(bytes: Buffer): Promise<Buffer> {
  return decoding.run(() => decode(bytes));
}

async function decode(bytes: Buffer): Promise<Buffer> {
  if (!looksLikePicture(bytes) || carriesSomethingElse(bytes)) throw noPicture();
  const sharp = await readySharp();
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  try {
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw invalid('profile_picture', 'La imagen no puede superar los 24 megapíxeles');
    // Reads the whole picture: the crop below would miss damage at the edges.
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
