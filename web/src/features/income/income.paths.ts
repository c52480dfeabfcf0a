import { ADMIN_PATH } from '../../shared/paths';

export const INCOME_PATH = `${ADMIN_PATH}/system/configuration/income`;
