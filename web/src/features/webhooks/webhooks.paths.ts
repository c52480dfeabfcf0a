import { ADMIN_PATH } from '../../clinic/paths';

export const WEBHOOKS_PATH = `${ADMIN_PATH}/system/integrations/webhooks`;
/** An endpoint with its deliveries. */
export const WEBHOOK_ROUTE = `${WEBHOOKS_PATH}/:webhookId`;

export function webhookPath(id: number): string {
  return `${WEBHOOKS_PATH}/${id}`;
}
