import { ADMIN_PATH } from '../../shared/paths';

/** Configuración: what the clinic tells about itself is the first of its tabs. */
export const CONFIGURATION_PATH = `${ADMIN_PATH}/system/configuration`;
export const TIME_ZONE_PATH = `${CONFIGURATION_PATH}/time-zone`;
