import { ADMIN_PATH } from '../../clinic/paths';

export const BACKUPS_PATH = `${ADMIN_PATH}/system/backups`;
