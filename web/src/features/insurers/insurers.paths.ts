import { ADMIN_PATH } from '../../clinic/paths';

export const INSURERS_PATH = `${ADMIN_PATH}/system/insurers`;
