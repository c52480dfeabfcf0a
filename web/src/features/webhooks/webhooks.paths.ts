import { ADMIN_PATH } from '../../clinic/paths';

export const WEBHOOKS_PATH = `${ADMIN_PATH}/system/integrations/webhooks`;
/** One of them, with what was sent to it. */
export const WEBHOOK_ROUTE = `${WEBHOOKS_PATH}/:webhookId`;

export function webhookPath(id: number): string {
  return `${WEBHOOKS_PATH}/${id}`;
}
