import { texts } from '../texts';

const MAX_BYTES = 5_242_880;

/** What the server can read; a phone that keeps another format converts it for this list. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** Why a file cannot be a profile picture, or null. The server looks at its content as well. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return texts.pictureField.faults.noImage;
  return size < MAX_BYTES ? null : texts.pictureField.faults.tooLarge;
}
