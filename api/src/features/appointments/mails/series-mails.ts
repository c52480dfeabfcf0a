import { wallTime } from '../../../domain/clinic-time';
import { longDate } from '../../../domain/long-date';
import { RESERVED_WORDS } from '../../../domain/patient-words';
import { newsOf, type News } from '../../../domain/turno-notice';
import type { Transaction } from '../../../platform/database/database';
import type { Task } from '../../../platform/jobs/worked-queue';
import type { Mail } from '../../../platform/mail/mail';
import { mailKind, type MailKind, type MailOrder } from '../../../platform/mail/mail-kind';
import { renderMail } from '../../../platform/mail/mail-template';
import { requestMail } from '../../../platform/mail/request-mail';
import { clinicSettingsIn, type ClinicSettings } from '../../settings/settings.service';
import type { AppointmentRow } from '../appointment-row';
import { cancelTokenOf } from '../cancel-token';
import { cancelObstacle } from '../cancellation';
import { forgetAttempt, kindOf, readForMail, scheduled } from './appointment-mails';
import { calendarFile } from './calendar-file';
import { addressed, endOf, knownOf, mailedReason, type AddressedTurno, type MailedTurno } from './mailed-turno';
import { noteMail } from './note-mail';
import { dropNotices, dueNotice, recordMailed, recordUnsure } from './notices';
import {
  calendarEntry,
  coverageFacts,
  otherPatientOf,
  placeOf,
  recipientOf,
  saidOf,
  turnoLetter,
  turnoLink,
  waysOut,
  type NewsSaid,
  type Order,
} from './turno-letter';

interface Facts {
  /** One patient's; each is noted as if mailed alone. */
  appointmentIds: readonly string[];
  /** null: gathered changes by staff (ADR 79). */
  told: 'received' | 'cancelled' | null;
}
type SeriesOrder = MailOrder<Facts>;

/** One action on several turnos (ADR 124); the usual mail for one. */
export const SERIES_MAIL: MailKind<Facts> = mailKind<Facts>('appointment-series', async (order) => {
  const mailed: MailedNews[] = [];
  const notes: Pick<Task, 'record' | 'release'>[] = [];
  // Sorted, against deadlocks.
  const others: string[] = [];
  for (const id of order.facts.appointmentIds.toSorted()) {
    await forgetAttempt(order, id);
    const one = await newsToMail(order, id);
    if (one && mailed[0] && addressOf(one) !== addressOf(mailed[0])) {
      others.push(id);
      continue;
    }
    const note = one && (await noted(order, one));
    if (!one || !note) continue;
    mailed.push(one);
    notes.push(note);
  }
  // Staff may have corrected the address of some.
  if (others.length > 0) await requestMail(order.tx, SERIES_MAIL, { ...order.facts, appointmentIds: others });
  mailed.sort((a, b) => a.row.start - b.row.start);
  const [first] = mailed;
  if (!first) return null;
  const { id, sequence } = first.row;
  const kind = kindOf(first.news);
  return {
    record: async (end) => {
      for (const { record } of notes) await record?.(end);
      for (const { row } of mailed) await recordMailed(end, row);
    },
    release: async (end) => {
      for (const { release } of notes) await release?.(end);
    },
    mail:
      mailed.length === 1
        ? await turnoLetter(order, `${kind}.${id}.${sequence}`, first.said, first.row)
        : await seriesLetter(order, `${kind}-series.${id}.${sequence}`, mailed),
  };
});

/** Leaves out appointments without an e-mail. */
export async function requestSeriesMail(
  tx: Pick<Transaction, 'rows'>,
  told: 'received' | 'cancelled',
  rows: readonly Pick<AppointmentRow, 'id' | 'patientEmail'>[],
): Promise<void> {
  const appointmentIds = addressed(rows).map(({ id }) => id);
  if (appointmentIds.length > 0) await requestMail(tx, SERIES_MAIL, { appointmentIds, told });
}

const addressOf = ({ row }: MailedNews): string => row.patientEmail.toLowerCase();

async function newsToMail(order: SeriesOrder, id: string): Promise<MailedNews | null> {
  const { tx, facts } = order;
  if (facts.told !== null) {
    const row = await readForMail(order, id);
    const isSo = row && (facts.told === 'received' ? scheduled(row) : row.status === 'cancelled');
    // Staff took the change back meanwhile.
    if (row && !isSo) await recordUnsure(tx, id, facts.told);
    return row && isSo ? { row, news: facts.told, said: facts.told } : null;
  }
  const notice = await dueNotice(tx, id);
  if (!notice) return null;
  const row = await readForMail(order, id);
  const news: News | null = row && newsOf(notice.known, knownOf(row));
  if (!row || !news) await dropNotices(tx, [id]);
  return row && news ? { row, news, said: saidOf(news, notice.known, knownOf(row)) } : null;
}

function noted({ ctx, tx, jobId }: SeriesOrder, { row, news }: MailedNews): ReturnType<typeof noteMail> {
  const { id: appointmentId, sequence, startsAt } = row;
  return noteMail(tx, { appointmentId, kind: kindOf(news), sequence, startsAt, jobId }, ctx.now);
}

interface MailedNews {
  news: News;
  said: NewsSaid;
  row: AddressedTurno;
}

interface Words {
  title: (count: number) => string;
  paragraph: string;
}

const WORDS: Record<NewsSaid, Words> = {
  received: { title: (count) => `${count} turnos reservados`, paragraph: RESERVED_WORDS.several },
  confirmed: { title: (count) => `${count} turnos confirmados`, paragraph: 'Estos turnos quedaron confirmados.' },
  moved: { title: (count) => `${count} turnos reprogramados`, paragraph: 'Estos turnos cambiaron. Así quedaron.' },
  resized: {
    title: (count) => `${count} turnos con otra duración`,
    paragraph: 'Los turnos son los mismos días a la misma hora. Cambió solo cuánto duran.',
  },
  cancelled: { title: (count) => `${count} turnos cancelados`, paragraph: 'Estos turnos quedaron cancelados.' },
};
const MIXED: Words = { title: () => 'Cambios en tus turnos', paragraph: 'Así quedaron estos turnos.' };

const SUFFIXES: Record<NewsSaid, string> = {
  received: 'reservado',
  confirmed: 'confirmado',
  moved: 'reprogramado',
  resized: 'con otra duración',
  cancelled: 'cancelado',
};

async function seriesLetter(order: Order, id: string, mailed: readonly MailedNews[]): Promise<Mail> {
  const { ctx, tx } = order;
  const clinic = await clinicSettingsIn(tx);
  const first = mailed[0]!.row;
  const isSame = mailed.every(({ said }) => said === mailed[0]!.said);
  const { title: titleOf, paragraph } = isSame ? WORDS[mailed[0]!.said] : MIXED;
  const title = titleOf(mailed.length);
  const other = otherPatientOf(first);
  const isCancelled = mailed.every(({ row }) => row.status === 'cancelled');
  const reasons = [...new Set(mailed.map(({ row }) => mailedReason(row)).filter((reason) => reason !== null))];
  const professionals = [...new Set(mailed.map(({ row }) => row.professionalName))];
  const { links, closing } = isCancelled ? await waysOut(order, first, clinic) : await waysOutOf(order, mailed);
  return {
    id,
    to: first.patientEmail,
    fromName: clinic.name,
    replyTo: clinic.contactEmail,
    subject: `${title}: desde el ${longDate(first.zone, first.start)} - ${clinic.name}`,
    ...renderMail({
      clinic,
      title,
      recipient: recipientOf(first),
      paragraphs: [paragraph, ...reasons.map((reason) => `Motivo: ${reason}`)],
      facts: [
        ...(other === null ? [] : [['Paciente', other] as const]),
        ...(professionals.length === 1 ? [['Profesional', professionals[0]!] as const] : []),
        ...(first.specialty === null ? [] : [['Especialidad', first.specialty] as const]),
        ...mailed.map(({ said, row }, index) => {
          const place = professionals.length === 1 ? row.roomName : `${row.professionalName}, ${row.roomName}`;
          const suffix = isSame ? '' : ` (${SUFFIXES[said]})`;
          return [`Turno ${index + 1}`, `${timesOf(row)}, ${place}${suffix}`] as const;
        }),
        ...sharedCoverage(mailed, clinic, ctx.now),
        ...placeOf(clinic, { isOff: isCancelled }),
      ],
      links: [
        { label: isCancelled ? 'Ver el turno' : 'Ver el primer turno', url: await turnoLink(order, first) },
        ...links,
      ],
      closing,
    }),
    attachments: [
      await calendarFile(
        mailed.map(({ row }) => calendarEntry(order, clinic, row)),
        ctx.now,
      ),
    ],
  };
}

/** Nothing where the turnos differ: each one's page shows its own. */
function sharedCoverage(
  mailed: readonly MailedNews[],
  clinic: ClinicSettings,
  now: Date,
): ReturnType<typeof coverageFacts> {
  const [first = [], ...others] = mailed.map(({ row }) => coverageFacts(row, clinic, now));
  return others.every((it) => JSON.stringify(it) === JSON.stringify(first)) ? first : [];
}

function timesOf(row: MailedTurno): string {
  return `${longDate(row.zone, row.start)}, ${wallTime(row.zone, row.start)} a ${wallTime(row.zone, endOf(row))}`;
}

async function waysOutOf({ ctx, tx, urlOf }: Order, mailed: readonly MailedNews[]): ReturnType<typeof waysOut> {
  const closing = ['Cada turno se puede cancelar hasta 24 horas antes.'];
  if (mailed.every(({ row }) => row.patientUserId !== null)) {
    return { links: [{ label: 'Ver o cancelar en Mis Citas', url: urlOf('/my-appointments') }], closing };
  }
  const links: { label: string; url: string }[] = [];
  for (const { row } of mailed.filter((it) => cancelObstacle('patient', it.row, ctx.now) === null)) {
    const token = await cancelTokenOf(tx, row);
    const label = `Cancelar el turno del ${longDate(row.zone, row.start)}`;
    links.push({ label, url: urlOf(`/cancel/${row.id}?token=${token}`) });
  }
  return { links, closing };
}
