import { ADMIN_PATH } from '../../clinic/paths';

export const WAITING_SCREENS_PATH = `${ADMIN_PATH}/system/configuration/screens`;

export const SCREEN_ROUTE = '/pantalla/:token';
export const screenPath = (token: string): string => `/pantalla/${token}`;

export const ARRIVALS_ROUTE = '/llegada/:token';
export const arrivalsPath = (token: string): string => `/llegada/${token}`;
