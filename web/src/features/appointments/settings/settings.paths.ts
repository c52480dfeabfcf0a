import { ADMIN_PATH } from '../../../clinic/paths';

export const APPOINTMENT_SETTINGS_PATH = `${ADMIN_PATH}/system/configuration/appointments`;
