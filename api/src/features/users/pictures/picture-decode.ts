import type Sharp from 'sharp';

import { ConcurrencyLimit } from '../../../platform/concurrency-limit';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { carriesSomethingElse, looksLikePicture } from './picture-format';

/** The largest that is decoded: 24 megapixels. A few bytes can claim to be any size. */
const MAX_PIXELS = 24_000_000;
/** Width and height of what is kept. */
const SIDE = 512;
const MAX_SECONDS = 10;

/** Comes with the first picture: its library takes 20 MB. */
let sharpReady: Promise<typeof Sharp> | undefined;

/** Nothing is kept between pictures, each takes one thread, and only these five decoders can be reached. */
async function openSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
  });
  return sharp;
}

/** Opened once; where that fails, the next picture tries again. */
function readySharp(): Promise<typeof Sharp> {
  sharpReady ??= openSharp().catch((error: unknown) => {
    sharpReady = undefined;
    throw error;
  });
  return sharpReady;
}

const decoding = new ConcurrencyLimit(2, 20);

/**
 * Makes a 512 × 512 WebP of a JPEG, PNG, GIF, WebP or AVIF: turned upright, cut to its middle square, in sRGB, without
 * any metadata; of a moving one, the first frame. At most two at a time. BAD_REQUEST on `profile_picture` for anything
 * else, also when damaged, cut short or larger than 24 megapixels.
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
    // Reads all of it: the square below leaves edges unread, and with them whether the file is whole.
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
