import { IsNull } from 'typeorm';

import { int } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { Task } from '../../../platform/jobs/worked-queue';
import { AppointmentMail } from './appointment-mail.entity';

type NewNote = Pick<AppointmentMail, 'appointmentId' | 'kind' | 'sequence' | 'startsAt'> & { jobId: string };

/** Forgets a killed attempt's mail, because the appointment may have changed. Returns its kind: it may have arrived. */
export async function forgetUnsentMail(
  tx: Transaction,
  { appointmentId, jobId }: Pick<NewNote, 'appointmentId' | 'jobId'>,
): Promise<string | null> {
  const note = { appointmentId, jobId, sentAt: IsNull() };
  const unsent = await tx.manager.findOneBy(AppointmentMail, note);
  if (unsent) await tx.manager.delete(AppointmentMail, note);
  return unsent && unsent.kind;
}

/** null: another job sends or has sent it. */
export async function noteMail(
  tx: Transaction,
  note: NewNote,
  now: Date,
): Promise<Pick<Task, 'record' | 'release'> | null> {
  const { appointmentId, kind, sequence, startsAt, jobId } = note;
  const noted = await tx.rows(NOTE, [appointmentId, kind, sequence, startsAt, jobId]);
  if (noted.length === 0) return null;
  return {
    record: async ({ manager }) => {
      await manager.update(AppointmentMail, { appointmentId, jobId, sentAt: IsNull() }, { sentAt: now });
    },
    release: async (end) => {
      await forgetUnsentMail(end, { appointmentId, jobId });
    },
  };
}

const NOTE = statement(
  'appointments.mail-note',
  `INSERT INTO appointment_mails (appointment_id, kind, sequence, starts_at, job_id) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT DO NOTHING RETURNING sequence`,
  { sequence: int },
);
