import { cancelTokenOf } from '../../features/appointments/cancel-token';
import { AppointmentEntity } from '../../features/appointments/appointment.entity';
import type { TestApp } from './app';

/** As in the mails of the appointment. */
export async function mailedCancelToken({ db }: TestApp, appointmentId: string): Promise<string> {
  return cancelTokenOf(db, await db.manager.findOneByOrFail(AppointmentEntity, { id: appointmentId }));
}
