import { ADMIN_PATH } from '../../clinic/paths';

export const INCOME_PATH = `${ADMIN_PATH}/system/configuration/income`;
