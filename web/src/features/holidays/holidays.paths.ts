import { ROOMS_PATH } from '../rooms/rooms.paths';
import { searchOf, VIEW_KEY } from '../../kit/url/query';

/** For administrators. */
export const HOLIDAYS_PATH = `${ROOMS_PATH}/holidays`;

/** Each year is a page of its own. */
export function holidaysPath(year: number): string {
  return `${HOLIDAYS_PATH}${searchOf([[VIEW_KEY, year]])}`;
}
