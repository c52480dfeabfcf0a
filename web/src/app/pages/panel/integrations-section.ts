import { API_KEYS_PATH } from '../../../features/api-keys/api-keys.paths';
import { CALENDAR_FEEDS_PATH } from '../../../features/calendar-feeds/calendar-feeds.paths';
import { WEBHOOKS_PATH, WEBHOOK_ROUTE } from '../../../features/webhooks/webhooks.paths';
import { page } from '../../arriving-page';

const part = (name: keyof typeof import('./integrations-pages')) =>
  page(async () => (await import('./integrations-pages'))[name]);

/** Pages for other systems. */
export const INTEGRATIONS = {
  path: API_KEYS_PATH,
  label: 'Integraciones',
  needs: ['integrations'],
  title: 'Claves de API',
  lazy: part('KeysPage'),
  parts: [
    { path: API_KEYS_PATH, label: 'Claves' },
    { path: WEBHOOKS_PATH, label: 'Eventos' },
    { path: CALENDAR_FEEDS_PATH, label: 'Calendarios' },
  ],
  below: [
    { path: WEBHOOKS_PATH, needs: ['integrations'], title: 'Eventos para otros sistemas', lazy: part('WebhooksPage') },
    { path: WEBHOOK_ROUTE, needs: ['integrations'], title: 'Destino de eventos', lazy: part('WebhookPage') },
    {
      path: CALENDAR_FEEDS_PATH,
      needs: ['integrations'],
      title: 'Calendarios de profesionales y salas',
      lazy: part('CalendarFeedsPage'),
    },
  ],
} as const;
