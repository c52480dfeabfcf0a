import { ADMIN_PATH } from '../../clinic/paths';

export const TILL_PATH = `${ADMIN_PATH}/appointments/till`;
export const TILLS_PATH = `${TILL_PATH}/all`;
export const TILL_ROUTE = `${TILL_PATH}/:tillId`;

export function tillPath(id: number): string {
  return `${TILL_PATH}/${id}`;
}
