import { CALENDAR_FEEDS_PATH } from '../../../features/calendar-feeds/calendar-feeds.paths';
import { page } from '../../arriving-page';

/** What other programs of the clinic's use. */
export const INTEGRATIONS = {
  path: CALENDAR_FEEDS_PATH,
  label: 'Integraciones',
  title: 'Calendarios de profesionales y salas',
  lazy: page(async () => (await import('../../../features/calendar-feeds/CalendarFeedsPage')).CalendarFeedsPage),
  parts: [{ path: CALENDAR_FEEDS_PATH, label: 'Calendarios' }],
} as const;
