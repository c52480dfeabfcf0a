import { createHash } from 'node:crypto';

import { drawPortrait } from './make/portrait';
import { PORTRAITS, type Look } from './tables/portraits';

/** In px. */
const SIDE = 256;

export interface PictureRow {
  /** Of the account. */
  email: string;
  id: string;
  /** A WebP in base64. */
  content: string;
}

/** The professionals' portraits, as uploaded ones are kept. The same drawing has the same id. */
export async function makePictures(): Promise<PictureRow[]> {
  const { default: sharp } = await import('sharp');
  // Of uploads no SVG is read.
  const svg = { operation: ['VipsForeignLoadSvg'] };
  sharp.unblock(svg);
  try {
    return await Promise.all(
      Object.entries(PORTRAITS).map(async ([email, look]: [string, Look]) => {
        const drawing = drawPortrait(look);
        const picture = await sharp(Buffer.from(drawing)).resize(SIDE, SIDE).webp({ quality: 80 }).toBuffer();
        return { email, id: idOf(`${email} ${drawing}`), content: picture.toString('base64') };
      }),
    );
  } finally {
    sharp.block(svg);
  }
}

function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
