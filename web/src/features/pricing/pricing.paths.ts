import { ADMIN_PATH } from '../../shared/paths';

export const PRICES_PATH = `${ADMIN_PATH}/system/configuration/prices`;
