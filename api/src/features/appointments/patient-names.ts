import { In } from 'typeorm';

import type { PatientNames } from '../room-hours/held-bookings';
import { AppointmentEntity } from './appointment.entity';

/** For rooms, which don't know appointments. */
export const patientNames: PatientNames = async ({ manager }, ids) => {
  const rows = await manager.find(AppointmentEntity, {
    select: { id: true, patientName: true },
    where: { id: In([...ids]) },
  });
  return new Map(rows.map(({ id, patientName }) => [id, patientName]));
};
