import { wallTime } from '../../../domain/clinic-time';
import { longDate } from '../../../domain/long-date';
import { RESERVED_WORDS } from '../../../domain/patient-words';
import type { News } from '../../../domain/turno-notice';
import type { Mail } from '../../../platform/mail/mail';
import { renderMail } from '../../../platform/mail/mail-template';
import { clinicSettingsIn } from '../../settings/settings.service';
import { cancelTokenOf } from '../cancel-token';
import { cancelObstacle } from '../cancellation';
import { calendarFile } from './calendar-file';
import { endOf, reasonToTell, type MailedTurno } from './mailed-turno';
import {
  calendarEntry,
  otherPatientOf,
  recipientOf,
  turnoLink,
  waysOut,
  type NewsSaid,
  type Order,
} from './turno-letter';

export interface ToldTurno {
  news: News;
  said: NewsSaid;
  row: MailedTurno;
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

/** What became of one where not all became the same. */
const SUFFIXES: Record<NewsSaid, string> = {
  received: 'reservado',
  confirmed: 'confirmado',
  moved: 'reprogramado',
  resized: 'con otra duración',
  cancelled: 'cancelado',
};

/** Several turnos of one patient, earliest first, in one mail with one calendar file. */
export async function seriesLetter(order: Order, id: string, told: readonly ToldTurno[]): Promise<Mail> {
  const { ctx, tx } = order;
  const clinic = await clinicSettingsIn(tx);
  const first = told[0]!.row;
  const isSame = told.every(({ said }) => said === told[0]!.said);
  const { title: titleOf, paragraph } = isSame ? WORDS[told[0]!.said] : MIXED;
  const title = titleOf(told.length);
  const other = otherPatientOf(first);
  const isCancelled = told.every(({ row }) => row.status === 'cancelled');
  const reasons = [...new Set(told.map(({ row }) => reasonToTell(row)).filter((reason) => reason !== null))];
  const professionals = [...new Set(told.map(({ row }) => row.professionalName))];
  const { links, closing } = isCancelled ? await waysOut(order, first, clinic) : await waysOutOf(order, told);
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
        ...told.map(({ said, row }, index) => {
          const place = professionals.length === 1 ? row.roomName : `${row.professionalName}, ${row.roomName}`;
          const suffix = isSame ? '' : ` (${SUFFIXES[said]})`;
          return [`Turno ${index + 1}`, `${timesOf(row)}, ${place}${suffix}`] as const;
        }),
        ...(clinic.address === null ? [] : [['Dirección', clinic.address] as const]),
      ],
      links: [
        { label: isCancelled ? 'Ver el turno' : 'Ver el primer turno', url: await turnoLink(order, first) },
        ...links,
      ],
      closing,
    }),
    attachments: [
      await calendarFile(
        told.map(({ row }) => calendarEntry(order, clinic, row)),
        ctx.now,
      ),
    ],
  };
}

function timesOf(row: MailedTurno): string {
  return `${longDate(row.zone, row.start)}, ${wallTime(row.zone, row.start)} a ${wallTime(row.zone, endOf(row))}`;
}

/** Whoever has no account gets the link of each that can still be cancelled. */
async function waysOutOf({ ctx, tx, urlOf }: Order, told: readonly ToldTurno[]): ReturnType<typeof waysOut> {
  const closing = ['Cada turno se puede cancelar hasta 24 horas antes.'];
  if (told.every(({ row }) => row.patientUserId !== null)) {
    return { links: [{ label: 'Ver o cancelar en Mis Citas', url: urlOf('/my-appointments') }], closing };
  }
  const links: { label: string; url: string }[] = [];
  for (const { row } of told.filter((it) => cancelObstacle('patient', it.row, ctx.now) === null)) {
    // One after the other: they share the connection of the transaction.
    const token = await cancelTokenOf(tx, row.id);
    const label = `Cancelar el turno del ${longDate(row.zone, row.start)}`;
    links.push({ label, url: urlOf(`/cancel/${row.id}?token=${token}`) });
  }
  return { links, closing };
}
