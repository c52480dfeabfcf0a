/** One file for all parts, because the first page lists every file. */
export { KeysPage } from '../../../features/api-keys/KeysPage';
export { CalendarFeedsPage } from '../../../features/calendar-feeds/CalendarFeedsPage';
export { WebhookPage } from '../../../features/webhooks/WebhookPage';
export { WebhooksPage } from '../../../features/webhooks/WebhooksPage';
