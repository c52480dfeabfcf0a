import { texts } from '../texts';

const MAX_BYTES = 5_242_880;

/** The formats the server reads; with this list, phones convert others. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** Why a file can't be a profile picture, or null. The server also checks the content. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return texts.pictureField.faults.noImage;
  return size < MAX_BYTES ? null : texts.pictureField.faults.tooLarge;
}
