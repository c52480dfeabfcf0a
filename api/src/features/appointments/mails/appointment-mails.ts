import { reasonForPatient } from '../../../domain/cancellation-reason';
import { cancelDeadline } from '../../../domain/cancel-deadline';
import { wallTime } from '../../../domain/clinic-time';
import { longDate } from '../../../domain/long-date';
import { CONFIRMED_SENTENCE, RESERVED_WORDS } from '../../../domain/patient-words';
import { BuiltOnce } from '../../../platform/database/built-once';
import type { Transaction } from '../../../platform/database/database';
import { bool, from, int, nullable, timestamp } from '../../../platform/database/columns';
import { selection, type SelectedRow } from '../../../platform/database/selection';
import type { Mail } from '../../../platform/mail/mail';
import { mailKind, type MailKind, type MailOrder } from '../../../platform/mail/mail-kind';
import { nameToSend, renderMail } from '../../../platform/mail/mail-template';
import { clinicSettingsIn, type ClinicSettings } from '../../settings/settings.service';
import { APPOINTMENT_ROW, selectAppointments } from '../appointment-row';
import { cancelTokenOf } from '../cancel-token';
import { cancelObstacle } from '../cancellation';
import { calendarFile } from './calendar-file';
import { forgetUnsentMail, noteMail } from './note-mail';
import { isReminderDue } from './reminder-due';

interface Facts {
  appointmentId: string;
}

/** Changes of status or time raise `sequence`, so that a new mail may leave. */
export type AppointmentMailKind = MailKind<Facts>;
type Order = MailOrder<Facts>;

interface Words {
  title: string;
  /** Absent in the first mail. */
  paragraph?: string;
  /** Added when confirmed. */
  confirmed?: string;
  /** Called only before the appointment's end. */
  isSo(row: Row, now: Date): boolean;
}

const MAILED = selection('appointments.mailed', {
  ...APPOINTMENT_ROW,
  sequence: from('a.sequence', int),
  startsAt: from('a.starts_at', timestamp),
  createdAt: from('a.created_at', timestamp),
  movedAt: from('a.moved_at', nullable(timestamp)),
  isProfessionalGone: from('p.user_id IS NULL', bool),
});
type Row = SelectedRow<typeof MAILED>;

/**
 * Reads the appointment again and notes the mail. null when its words are no longer true, it was sent already, or the
 * appointment is over.
 */
function appointmentMail(name: string, words: Words): AppointmentMailKind {
  return mailKind<Facts>(name, async (order) => {
    const { ctx, tx, facts, jobId } = order;
    await forgetUnsentMail(tx, { appointmentId: facts.appointmentId, jobId });
    const row = await look(tx, facts.appointmentId);
    if (!row || ctx.now.getTime() >= endOf(row) * 60_000 || !words.isSo(row, ctx.now)) return null;
    const { id, sequence, startsAt } = row;
    const note = await noteMail(tx, { appointmentId: id, kind: name, sequence, startsAt, jobId }, ctx.now);
    return note && { ...note, mail: await write(order, `${name}.${id}.${sequence}`, words, row) };
  });
}

const stands = ({ status }: Row) => status === 'pending' || status === 'confirmed';

export const APPOINTMENT_RECEIVED = appointmentMail('appointment-received', {
  title: RESERVED_WORDS.title,
  confirmed: CONFIRMED_SENTENCE,
  isSo: stands,
});
export const APPOINTMENT_CONFIRMED = appointmentMail('appointment-confirmed', {
  title: 'Turno confirmado',
  paragraph: CONFIRMED_SENTENCE,
  isSo: ({ status }) => status === 'confirmed',
});
export const APPOINTMENT_MOVED = appointmentMail('appointment-moved', {
  title: 'Turno reprogramado',
  paragraph: 'El turno cambió. Estos son los datos nuevos.',
  confirmed: CONFIRMED_SENTENCE,
  isSo: stands,
});
export const APPOINTMENT_CANCELLED = appointmentMail('appointment-cancelled', {
  title: 'Turno cancelado',
  paragraph: 'Este turno quedó cancelado.',
  isSo: ({ status }) => status === 'cancelled',
});
export const APPOINTMENT_REMINDER = appointmentMail('appointment-reminder', {
  title: 'Recordatorio de turno',
  paragraph: 'Falta poco para este turno.',
  isSo: isReminderDue,
});

async function write(order: Order, id: string, { title, paragraph, confirmed }: Words, row: Row): Promise<Mail> {
  const { ctx, tx, from, urlOf } = order;
  const clinic = await clinicSettingsIn(tx);
  const date = longDate(row.zone, row.start);
  const view = urlOf(`/confirmation/${row.id}`);
  const { links, closing } = await waysOut(order, row, clinic);
  const place = [row.roomName, clinic.name, clinic.address].filter(Boolean).join(', ');
  return {
    id,
    to: row.patientEmail,
    fromName: clinic.name,
    replyTo: clinic.contactEmail,
    subject: `${title}: ${date}, ${wallTime(row.zone, row.start)} - ${clinic.name}`,
    ...renderMail({
      clinic,
      title,
      recipient: row.patientName,
      paragraphs: [
        ...(paragraph === undefined ? [] : [paragraph]),
        ...(row.status === 'pending' ? [RESERVED_WORDS.sentence] : []),
        ...(row.status === 'confirmed' && confirmed !== undefined ? [confirmed] : []),
        ...(row.cancellationTold && row.cancellationReason !== null
          ? [`Motivo: ${reasonForPatient(row.cancellationReason, row.cancellationNote)}`]
          : []),
        ...(row.isProfessionalGone ? [`${row.professionalName} ya no atiende en la clínica.`] : []),
      ],
      facts: [
        ['Profesional', row.professionalName],
        ...(row.specialty === null ? [] : [['Especialidad', row.specialty] as const]),
        ['Fecha', date],
        ['Horario', `${wallTime(row.zone, row.start)} a ${wallTime(row.zone, endOf(row))}`],
        ['Sala', row.roomName],
        ...(clinic.address === null ? [] : [['Dirección', clinic.address] as const]),
      ],
      links: [{ label: 'Ver el turno', url: view }, ...links],
      closing,
    }),
    attachments: [
      calendarFile(
        {
          appointmentId: row.id,
          sequence: row.sequence,
          status: row.status,
          start: row.start,
          end: endOf(row),
          summary: `Turno con ${row.professionalName}`,
          description: row.specialty === null ? clinic.name : `${row.specialty} - ${clinic.name}`,
          location: place,
          url: view,
          organizer: { name: clinic.name, email: from },
          attendee: { name: nameToSend(row.patientName) ?? row.patientEmail, email: row.patientEmail },
        },
        ctx.now,
      ),
    ],
  };
}

async function waysOut(
  { ctx, tx, urlOf }: Order,
  row: Row,
  clinic: ClinicSettings,
): Promise<{ links: { label: string; url: string }[]; closing: string[] }> {
  const obstacle = cancelObstacle('patient', row, ctx.now);
  if (obstacle === 'cancelled') {
    const path = row.isProfessionalGone ? '/#profesionales' : `/book/${row.professionalId}`;
    return { links: [{ label: 'Reservar otro turno', url: urlOf(path) }], closing: [] };
  }
  if (obstacle !== null) {
    const phone = clinic.phone === null ? '' : `: ${clinic.phone}`;
    return { links: [], closing: [`Para cancelar o cambiar el turno, comunicate con la clínica${phone}`] };
  }
  const deadline = cancelDeadline(row.start);
  const until = `${longDate(row.zone, deadline)} a las ${wallTime(row.zone, deadline)}`;
  return {
    links: [
      row.patientUserId === null
        ? { label: 'Cancelar el turno', url: urlOf(`/cancel/${row.id}?token=${await cancelTokenOf(tx, row.id)}`) }
        : { label: 'Ver o cancelar en Mis Citas', url: urlOf('/my-appointments') },
    ],
    closing: [`El turno se puede cancelar hasta el ${until}.`],
  };
}

function endOf({ start, durationMinutes }: Row): number {
  return start + durationMinutes;
}

async function look(tx: Transaction, id: string): Promise<Row | undefined> {
  const query = built.query('mail', { id }, () => selectAppointments(tx.manager, MAILED.columns).where('a.id = :id'));
  const [row] = await tx.select(MAILED, query);
  return row;
}

const built = new BuiltOnce();
