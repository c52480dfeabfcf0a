import { In } from 'typeorm';

import { NO_REQUESTED_COVERAGE } from '../appointments/coverages/requested-coverage';
import { recordAudits } from '../audit/record-audit';
import { ERASED_NAME, type RowsOfPatients } from '../patients/erasure/rows-of-patients';
import { AppointmentRequest, REQUEST } from './request.entity';

/** Open ones go. Answered ones stay as numbers and specialties: the law keeps turnos, not requests. */
export const requestsOfPatients: RowsOfPatients = {
  async erase(ctx, tx, patientIds) {
    const rows = { patientId: In([...patientIds]) };
    const open = await tx.manager.findBy(AppointmentRequest, {
      ...rows,
      status: In(['pending', 'pending_assignment']),
    });
    await tx.manager.delete(AppointmentRequest, { id: In(open.map(({ id }) => id)) });
    await recordAudits(
      ctx,
      tx,
      open.map(({ id, specialtyName }) => {
        return { action: 'deleted', entity: REQUEST, entityId: id, called: specialtyName };
      }),
    );
    await tx.manager.update(AppointmentRequest, rows, {
      patientUserId: null,
      patientName: ERASED_NAME,
      patientEmail: '',
      patientPhone: null,
      patientBirthDate: null,
      contactName: null,
      formData: {},
      ...NO_REQUESTED_COVERAGE,
      adminNotes: null,
      rejectionReason: null,
      rejectionMailDueAt: null,
    });
  },
};
