export const PICTURE_URL_DESCRIPTION =
  'Path of the profile picture on this server, new with every picture; null without one.';

export function pictureUrlOf(pictureId: string | null): string | null {
  return pictureId && `/api/pictures/${pictureId}`;
}
