import { deleteAppointments } from '../../appointments/change/delete-appointments';
import { lockAppointments } from '../../appointments/change/lock-appointment';
import { AbsenceEntryEntity } from '../../absences/absence-entry.entity';
import { AppointmentEntity } from '../../appointments/appointment.entity';
import { AppointmentMail } from '../../appointments/mails/appointment-mail.entity';
import { AppointmentRequest } from '../../requests/request.entity';
import { VisitEntity } from '../../visits/visit.entity';
import { WaitingListEntryEntity } from '../../waiting-list/entries/entry.entity';
import type { TakeBack } from './take-back';

/** Those that are ahead, unchanged, kept by nobody who waits, and of which nobody was told. */
export const takeBackAppointments: TakeBack = async ({ now }, tx, rows) => {
  const ids = rows.flatMap(({ appointmentId }) => appointmentId ?? []);
  await lockAppointments(tx, ids);
  const exists = (entity: new () => object, alias: string, column = 'appointment_id') =>
    `EXISTS (${tx.manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(entity, alias)
      .where(`${alias}.${column} = a.id`)
      .getQuery()})`;
  const found = await tx.manager
    .createQueryBuilder(AppointmentEntity, 'a')
    .select('a.id', 'id')
    .addSelect('a.starts_at <= :now', 'isOver')
    .addSelect(exists(AppointmentMail, 'mail'), 'isMailed')
    .addSelect(`${exists(VisitEntity, 'visit')} OR ${exists(AppointmentRequest, 'request')}`, 'isUsed')
    .addSelect(exists(WaitingListEntryEntity, 'waits', 'kept_appointment_id'), 'isKept')
    .addSelect(`a.sequence > 0 OR ${exists(AbsenceEntryEntity, 'entry')}`, 'isChanged')
    .where('a.id = ANY (:ids)', { ids })
    .setParameter('now', now)
    .getRawMany<Record<'isOver' | 'isMailed' | 'isUsed' | 'isChanged' | 'isKept', boolean> & { id: string }>();
  const byId = new Map(found.map((facts) => [facts.id, facts]));
  const touched = rows.flatMap(({ line, appointmentId }) => {
    const facts = byId.get(appointmentId ?? '');
    if (facts?.isChanged) return [{ line, why: 'el turno cambió' }];
    if (facts?.isUsed) return [{ line, why: 'el turno está en uso' }];
    if (facts?.isKept) return [{ line, why: 'el paciente lo conserva mientras espera uno antes' }];
    if (facts?.isMailed) return [{ line, why: 'el paciente ya recibió un mail' }];
    return facts?.isOver ? [{ line, why: 'el turno ya pasó' }] : [];
  });
  if (touched.length === 0) await deleteAppointments(tx, ids);
  return touched;
};
