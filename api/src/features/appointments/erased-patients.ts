import { In, IsNull, LessThan, MoreThan, MoreThanOrEqual, Not } from 'typeorm';

import { counted } from '../../domain/counted';
import { AppError } from '../../platform/errors/app-error';
import { ERASED_NAME, type RowsOfPatients } from '../patients/erasure/rows-of-patients';
import { AppointmentEntity } from './appointment.entity';
import { AppointmentCoverageRow } from './coverages/appointment-coverage.entity';
import { AppointmentNotice } from './mails/appointment-notice.entity';

/** Turnos keep what was booked: name, birth date, time, price and notes. No mail leaves, and no link works, without a contact. */
export const turnosOfPatients: RowsOfPatients = {
  async erase({ now }, { manager }, patientIds) {
    const rows = { patientId: In([...patientIds]) };
    const coming = await manager.countBy(AppointmentEntity, {
      ...rows,
      // An absence noted ahead can be taken back.
      status: In(['pending', 'confirmed', 'no_show']),
      endsAt: MoreThan(now),
    });
    if (coming > 0) {
      const turnos = counted(coming, 'turno', 'turnos');
      throw new AppError('CONFLICT', `Tiene ${turnos} por venir. Cancelá lo que falte antes de borrar sus datos`, {
        field: 'id',
      });
    }
    if (await manager.existsBy(AppointmentNotice, { appointment: { ...rows, endsAt: MoreThan(now) } })) {
      throw new AppError('CONFLICT', 'Todavía no salió el correo de un turno cancelado. Probá en unos minutos', {
        field: 'id',
      });
    }
    const notices = manager.createQueryBuilder().delete().from(AppointmentNotice);
    await notices
      .where('appointment_id IN (SELECT id FROM appointments WHERE patient_id = ANY (:patientIds))', { patientIds })
      .execute();
    await manager
      .createQueryBuilder()
      .update(AppointmentCoverageRow)
      .set({ memberNumber: null, exemptReason: null, authorizationNumber: null, orderCuir: null })
      .where('appointment_id IN (SELECT id FROM appointments WHERE patient_id = ANY (:patientIds))', { patientIds })
      .execute();
    await manager.update(AppointmentEntity, rows, {
      patientUserId: null,
      patientEmail: null,
      patientPhone: null,
      contactName: null,
      patientEmailVersion: () => 'patient_email_version + 1',
      // Open forms become stale.
      sequence: () => 'sequence + 1',
      changedAt: now,
    });
  },

  async anonymize({ manager }, patientIds, before) {
    const rows = { patientId: In([...patientIds]) };
    const old = { ...rows, startsAt: LessThan(before), patientName: Not(ERASED_NAME) };
    // A sobreturno has a reason, and a cancellation for another reason has a note.
    await manager.update(
      AppointmentEntity,
      { ...old, overbookingReason: Not(IsNull()) },
      { overbookingReason: ERASED_NAME },
    );
    await manager.update(
      AppointmentEntity,
      { ...old, cancellationNote: Not(IsNull()) },
      { cancellationNote: ERASED_NAME },
    );
    await manager.update(AppointmentEntity, old, { patientName: ERASED_NAME, patientBirthDate: null, notes: null });
    return manager.countBy(AppointmentEntity, { ...rows, startsAt: MoreThanOrEqual(before) });
  },
};
