import { ADMIN_PATH } from '../../clinic/paths';

export const SETTLEMENT_PATH = `${ADMIN_PATH}/reports/settlement`;
