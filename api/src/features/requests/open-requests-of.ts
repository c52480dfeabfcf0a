import { In } from 'typeorm';

import { dateOf } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { clinicSettingsIn } from '../settings/settings.service';
import type { OpenRequests } from '../specialties/open-requests';
import { AppointmentRequest } from './request.entity';

/** For deactivating a specialty. */
export const openRequestsOf: OpenRequests = async (tx, specialtyId) => {
  const { timeZone } = await clinicSettingsIn(tx);
  const requests = await tx.manager.find(AppointmentRequest, {
    select: { id: true, number: true, patientName: true, createdAt: true },
    where: { specialtyId, status: In(['pending', 'pending_assignment']) },
    order: { number: 'ASC' },
  });
  return requests.map(({ id, number, patientName, createdAt }) => {
    return { id, number, patientName, date: dateOf(timeZone, floorToMinute(createdAt)) };
  });
};
