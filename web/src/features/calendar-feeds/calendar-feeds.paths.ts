import { ADMIN_PATH } from '../../clinic/paths';

export const CALENDAR_FEEDS_PATH = `${ADMIN_PATH}/system/integrations/calendars`;
