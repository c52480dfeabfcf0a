import { ADMIN_PATH } from '../../clinic/paths';

export const ACTIVITY_PATH = `${ADMIN_PATH}/reports/activity`;
export const AUDIT_PATH = `${ADMIN_PATH}/reports/audit`;
