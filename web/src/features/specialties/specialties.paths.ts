import { ADMIN_PATH } from '../../clinic/paths';

/** The clinic's specialties and their forms, for administrators. */
export const ADMIN_SPECIALTIES_PATH = `${ADMIN_PATH}/system/specialties`;
