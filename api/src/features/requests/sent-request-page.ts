import { checkedPage } from '../../platform/http/filled-page';
import { isUuid } from '../../platform/validation/uuid';
import { AppointmentRequest } from './request.entity';
import { requestNotFound } from './request.service';

export const SENT_REQUEST_PAGE = checkedPage(/^\/request\/([^/]+)$/, async ({ db }, id) => {
  if (!isUuid(id) || !(await db.manager.existsBy(AppointmentRequest, { id }))) throw requestNotFound();
});
