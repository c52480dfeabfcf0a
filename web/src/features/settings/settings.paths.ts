import { ADMIN_PATH } from '../../clinic/paths';

/** The first tab of Configuración: the clinic's data. */
export const CONFIGURATION_PATH = `${ADMIN_PATH}/system/configuration`;
/** The clinic's own site. */
export const WIDGET_PATH = `${CONFIGURATION_PATH}/widget`;
export const CLINIC_SECURITY_PATH = `${CONFIGURATION_PATH}/security`;
/** As the landing page shows them. */
export const OPENING_HOURS_PATH = `${CONFIGURATION_PATH}/opening-hours`;
/** Time zone, currency and usual hours. */
export const CONVENTIONS_PATH = `${CONFIGURATION_PATH}/conventions`;
export const OLD_CONVENTIONS_PATH = `${CONFIGURATION_PATH}/time-zone`;
