import { cancelDeadline } from '../../../domain/cancel-deadline';
import { wallTime } from '../../../domain/clinic-time';
import { longDate } from '../../../domain/long-date';
import { CONFIRMED_SENTENCE, RESERVED_WORDS } from '../../../domain/patient-words';
import { NEWS, newsOf, type News } from '../../../domain/turno-notice';
import type { Mail } from '../../../platform/mail/mail';
import { mailKind, type MailKind, type MailMaker, type MailOrder } from '../../../platform/mail/mail-kind';
import { nameToSend, renderMail } from '../../../platform/mail/mail-template';
import { clinicSettingsIn, type ClinicSettings } from '../../settings/settings.service';
import { cancelTokenOf } from '../cancel-token';
import { cancelObstacle } from '../cancellation';
import { AppointmentEntity } from '../appointment.entity';
import { calendarFile } from './calendar-file';
import { endOf, knownOf, readMailedTurno, reasonToTell, type MailedTurno } from './mailed-turno';
import { forgetUnsentMail, noteMail } from './note-mail';
import { dropNotices, dueNotice, isNoticeWaiting, noteKnown, noteUnsure } from './notices';
import { isReminderDue } from './reminder-due';

interface Facts {
  appointmentId: string;
}

/** Changes of status or time raise `sequence`, so that a new mail may leave. */
export type AppointmentMailKind = MailKind<Facts>;
type Order = MailOrder<Facts>;
type Made = ReturnType<MailMaker<Facts>>;

interface Words {
  title: string;
  /** Absent in the first mail. */
  paragraph?: string;
  /** Added when confirmed. */
  confirmed?: string;
}

type Subject = News | 'reminder';

const WORDS: Record<Subject, Words> = {
  received: { title: RESERVED_WORDS.title, confirmed: CONFIRMED_SENTENCE },
  confirmed: { title: 'Turno confirmado', paragraph: CONFIRMED_SENTENCE },
  moved: {
    title: 'Turno reprogramado',
    paragraph: 'El turno cambió. Estos son los datos nuevos.',
    confirmed: CONFIRMED_SENTENCE,
  },
  cancelled: { title: 'Turno cancelado', paragraph: 'Este turno quedó cancelado.' },
  reminder: { title: 'Recordatorio de turno', paragraph: 'Falta poco para este turno.' },
};

/** As `appointment_mails` and Message-IDs contain it. */
const kindOf = (subject: Subject) => `appointment-${subject}` as const;

const scheduled = ({ status }: MailedTurno) => status === 'pending' || status === 'confirmed';

export const APPOINTMENT_RECEIVED = appointmentMail('received', scheduled);
export const APPOINTMENT_CANCELLED = appointmentMail('cancelled', ({ status }) => status === 'cancelled');

/** No longer requested: the release before left them in the queue. */
export const APPOINTMENT_CONFIRMED = appointmentMail('confirmed', ({ status }) => status === 'confirmed');
export const APPOINTMENT_MOVED = appointmentMail('moved', scheduled);

/** For what is told at once. null when its words are no longer true. */
function appointmentMail(news: News, isSo: (row: MailedTurno) => boolean): AppointmentMailKind {
  return turnoMail(kindOf(news), async (order) => {
    const row = await look(order);
    if (row && isSo(row)) return make(order, news, row);
    // Staff may take back what they have changed, and the patient does not have this mail.
    if (row) await noteUnsure(order.tx, row.id, news);
    return null;
  });
}

function turnoMail(name: string, maker: MailMaker<Facts>): AppointmentMailKind {
  return mailKind<Facts>(name, async (order) => {
    await forgetAttempt(order);
    return maker(order);
  });
}

/** What staff have changed by now (ADR 79). */
export const APPOINTMENT_NOTICE = turnoMail('appointment-notice', async (order) => {
  const { tx, facts } = order;
  const notice = await dueNotice(tx, facts.appointmentId);
  if (!notice) return null;
  const row = await look(order);
  const news = row && newsOf(notice.known, knownOf(row));
  if (row && news) return make(order, news, row);
  await dropNotices(tx, [facts.appointmentId]);
  return null;
});

export const APPOINTMENT_REMINDER = turnoMail('appointment-reminder', async (order) => {
  const { ctx, tx, facts } = order;
  const row = await look(order);
  if (!row || !isReminderDue(row, ctx.now)) return null;
  if (!(await isNoticeWaiting(tx, facts.appointmentId))) return make(order, 'reminder', row);
  // What staff have just changed may be undone: the round decides again after the wait.
  await tx.manager.update(AppointmentEntity, row.id, { remindedFor: null });
  return null;
});

/** Of a killed worker. Its mail may have arrived. */
async function forgetAttempt({ tx, facts: { appointmentId }, jobId }: Order): Promise<void> {
  const kind = await forgetUnsentMail(tx, { appointmentId, jobId });
  const news = NEWS.find((one) => kindOf(one) === kind);
  if (news) await noteUnsure(tx, appointmentId, news);
}

/** The turno; null when it is gone or over. */
async function look({ ctx, tx, facts }: Order): Promise<MailedTurno | null> {
  const row = await readMailedTurno(tx, facts.appointmentId);
  return row && ctx.now.getTime() < endOf(row) * 60_000 ? row : null;
}

/** Notes the mail. null when it was sent already. */
async function make(order: Order, news: Subject, row: MailedTurno): Made {
  const { ctx, tx, jobId } = order;
  const { id, sequence, startsAt } = row;
  const kind = kindOf(news);
  const note = await noteMail(tx, { appointmentId: id, kind, sequence, startsAt, jobId }, ctx.now);
  if (!note) return null;
  return {
    ...note,
    record: async (end) => {
      await note.record?.(end);
      if (news !== 'reminder') await noteKnown(end, row);
    },
    mail: await write(order, `${kind}.${id}.${sequence}`, WORDS[news], row),
  };
}

async function write(
  order: Order,
  id: string,
  { title, paragraph, confirmed }: Words,
  row: MailedTurno,
): Promise<Mail> {
  const { ctx, tx, from, urlOf } = order;
  const clinic = await clinicSettingsIn(tx);
  const date = longDate(row.zone, row.start);
  const view = urlOf(`/confirmation/${row.id}`);
  const { links, closing } = await waysOut(order, row, clinic);
  const reason = reasonToTell(row);
  const other = otherPatientOf(row);
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
      recipient: recipientOf(row),
      paragraphs: [
        ...(paragraph === undefined ? [] : [paragraph]),
        ...(row.status === 'pending' ? [RESERVED_WORDS.sentence] : []),
        ...(row.status === 'confirmed' && confirmed !== undefined ? [confirmed] : []),
        ...(reason === null ? [] : [`Motivo: ${reason}`]),
        ...(row.isProfessionalGone ? [`${row.professionalName} ya no atiende en la clínica.`] : []),
      ],
      facts: [
        ...(other === null ? [] : [['Paciente', other] as const]),
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
      await calendarFile(
        {
          appointmentId: row.id,
          sequence: row.sequence,
          status: row.status,
          start: row.start,
          end: endOf(row),
          summary: `${other === null ? 'Turno' : `Turno de ${other}`} con ${row.professionalName}`,
          description: row.specialty === null ? clinic.name : `${row.specialty} - ${clinic.name}`,
          location: place,
          url: view,
          organizer: { name: clinic.name, email: from },
          attendee: { name: nameToSend(recipientOf(row)) ?? row.patientEmail, email: row.patientEmail },
        },
        ctx.now,
      ),
    ],
  };
}

const recipientOf = ({ contactName, patientName }: MailedTurno): string => contactName ?? patientName;

/** For whom it was booked, said to whoever did; null: they themselves, or no name to be sent. */
function otherPatientOf({ contactName, patientName }: MailedTurno): string | null {
  return contactName === null ? null : nameToSend(patientName);
}

async function waysOut(
  { ctx, tx, urlOf }: Order,
  row: MailedTurno,
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
