import { ADMIN_PATH } from '../../clinic/paths';

export const PRICES_PATH = `${ADMIN_PATH}/system/configuration/prices`;
