import { API_KEYS_PATH } from '../../../features/api-keys/api-keys.paths';
import { CALENDAR_FEEDS_PATH } from '../../../features/calendar-feeds/calendar-feeds.paths';
import { WEBHOOKS_PATH, WEBHOOK_ROUTE } from '../../../features/webhooks/webhooks.paths';
import { page } from '../../arriving-page';

/** What other systems meet the clinic by. */
export const INTEGRATIONS = {
  path: API_KEYS_PATH,
  label: 'Integraciones',
  title: 'Claves de API',
  lazy: page(async () => (await import('../../../features/api-keys/KeysPage')).KeysPage),
  parts: [
    { path: API_KEYS_PATH, label: 'Claves' },
    { path: WEBHOOKS_PATH, label: 'Avisos' },
    { path: CALENDAR_FEEDS_PATH, label: 'Calendarios' },
  ],
  below: [
    {
      path: WEBHOOKS_PATH,
      title: 'Avisos a otros sistemas',
      lazy: page(async () => (await import('../../../features/webhooks/WebhooksPage')).WebhooksPage),
    },
    {
      path: WEBHOOK_ROUTE,
      title: 'Destino de avisos',
      lazy: page(async () => (await import('../../../features/webhooks/WebhookPage')).WebhookPage),
    },
    {
      path: CALENDAR_FEEDS_PATH,
      title: 'Calendarios de profesionales y salas',
      lazy: page(async () => (await import('../../../features/calendar-feeds/CalendarFeedsPage')).CalendarFeedsPage),
    },
  ],
} as const;
