import { texts } from '../texts';

const MAX_BYTES = 5_242_880;

/** Formats that the server reads; phones convert others. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** The server also checks the content. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return texts.pictureField.faults.noImage;
  return size < MAX_BYTES ? null : texts.pictureField.faults.tooLarge;
}
