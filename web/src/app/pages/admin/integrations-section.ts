import { API_KEYS_PATH } from '../../../features/api-keys/api-keys.paths';
import { CALENDAR_FEEDS_PATH } from '../../../features/calendar-feeds/calendar-feeds.paths';
import { page } from '../../arriving-page';

/** What other systems meet the clinic by. */
export const INTEGRATIONS = {
  path: API_KEYS_PATH,
  label: 'Integraciones',
  title: 'Claves de API',
  lazy: page(async () => (await import('../../../features/api-keys/KeysPage')).KeysPage),
  parts: [
    { path: API_KEYS_PATH, label: 'Claves' },
    { path: CALENDAR_FEEDS_PATH, label: 'Calendarios' },
  ],
  below: [
    {
      path: CALENDAR_FEEDS_PATH,
      title: 'Calendarios de profesionales y salas',
      lazy: page(async () => (await import('../../../features/calendar-feeds/CalendarFeedsPage')).CalendarFeedsPage),
    },
  ],
} as const;
