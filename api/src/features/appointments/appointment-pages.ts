import { checkedPage } from '../../platform/http/filled-page';
import { isUuid } from '../../platform/validation/uuid';
import { AppointmentEntity } from './appointment.entity';
import { appointmentNotFound } from './appointment.service';

/** The pages about one appointment: its confirmation, its cancellation, and the wait for an earlier one. */
export const APPOINTMENT_PAGES = checkedPage(
  /^\/(?:confirmation|cancel|lista-de-espera\/antes)\/([^/]+)$/,
  async ({ db }, id) => {
    if (!isUuid(id) || !(await db.manager.existsBy(AppointmentEntity, { id }))) throw appointmentNotFound();
  },
);
