import { isScheduled } from '../../../domain/appointment-status';
import { cancelDeadline } from '../../../domain/cancel-deadline';
import { wallTime } from '../../../domain/clinic-time';
import { bringWords, copayWords, COVERAGE_WORDS, payerName, paysCopay } from '../../../domain/coverage-words';
import { longDate } from '../../../domain/long-date';
import { CONFIRMED_SENTENCE, RESERVED_WORDS } from '../../../domain/patient-words';
import { withReceipt } from '../../../domain/receipt-link';
import { isResized, type KnownFacts, type News, type TurnoFacts } from '../../../domain/turno-notice';
import type { Mail } from '../../../platform/mail/mail';
import type { MailOrder } from '../../../platform/mail/mail-kind';
import { nameToSend, renderMail } from '../../../platform/mail/mail-template';
import { amountText } from '../../audit/value-texts';
import { clinicSettingsIn, type ClinicSettings } from '../../settings/settings.service';
import { cancelTokenOf } from '../cancel-token';
import { cancelObstacle } from '../cancellation';
import { receiptAt } from '../receipt';
import { rescheduleObstacle } from '../reschedule/rescheduling';
import { calendarFile, type CalendarEntry } from './calendar-file';
import { endOf, mailedReason, type AddressedTurno, type MailedTurno } from './mailed-turno';

export type Order = Pick<MailOrder<never>, 'ctx' | 'tx' | 'from' | 'urlOf'>;

interface Words {
  title: string;
  paragraph?: string;
  confirmed?: string;
}

export type Subject = News | 'reminder';

/** `resized`: only the length changed. */
export type Said = Subject | 'resized';
export type NewsSaid = Exclude<Said, 'reminder'>;

export function saidOf(news: News, known: KnownFacts, now: TurnoFacts): NewsSaid {
  return news === 'moved' && isResized(known, now) ? 'resized' : news;
}

const WORDS: Record<Said, Words> = {
  received: { title: RESERVED_WORDS.title, confirmed: CONFIRMED_SENTENCE },
  confirmed: { title: 'Turno confirmado', paragraph: CONFIRMED_SENTENCE },
  moved: {
    title: 'Turno reprogramado',
    paragraph: 'El turno cambió. Estos son los datos nuevos.',
    confirmed: CONFIRMED_SENTENCE,
  },
  resized: {
    title: 'Turno con otra duración',
    paragraph: 'El turno es el mismo día a la misma hora. Cambió solo cuánto dura.',
    confirmed: CONFIRMED_SENTENCE,
  },
  cancelled: { title: 'Turno cancelado', paragraph: 'Este turno quedó cancelado.' },
  reminder: { title: 'Recordatorio de turno', paragraph: 'Falta poco para este turno.' },
};

export async function turnoLetter(order: Order, id: string, said: Said, row: AddressedTurno): Promise<Mail> {
  const { ctx, tx } = order;
  const { title, paragraph, confirmed } = WORDS[said];
  const clinic = await clinicSettingsIn(tx);
  const date = longDate(row.zone, row.start);
  const view = await turnoLink(order, row);
  const { links, closing } = await waysOut(order, row, clinic);
  const reason = mailedReason(row);
  const other = otherPatientOf(row);
  const fee = feeOf(row, ctx.now);
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
        ...(row.status === 'pending' ? [RESERVED_WORDS.sentence(other)] : []),
        ...(row.status === 'confirmed' && confirmed !== undefined ? [confirmed] : []),
        ...(reason === null ? [] : [`Motivo: ${reason}`]),
        ...(row.isProfessionalGone ? [`${row.professionalName} ya no atiende en la clínica.`] : []),
      ],
      facts: [
        ...(other === null ? [] : [['Paciente', other] as const]),
        ['Profesional', row.professionalName],
        ...(row.specialty === null ? [] : [['Especialidad', row.specialty] as const]),
        ...(row.consultationKindName === null ? [] : [['Tipo de consulta', row.consultationKindName] as const]),
        ['Fecha', date],
        ['Horario', `${wallTime(row.zone, row.start)} a ${wallTime(row.zone, endOf(row))}`],
        ['Sala', row.roomName],
        ...(fee === null ? [] : [['Tarifa', amountText(fee, clinic.currency)] as const]),
        ...coverageFacts(row, clinic, ctx.now),
        ...placeOf(clinic, { isOff: row.status === 'cancelled' }),
      ],
      links: [{ label: 'Ver el turno', url: view }, ...links],
      closing,
    }),
    attachments: [await calendarFile([calendarEntry(order, clinic, row)], ctx.now)],
  };
}

/** Without the place if the appointment won't take place. */
export function placeOf({ address }: ClinicSettings, { isOff }: { isOff: boolean }): (readonly [string, string])[] {
  return address === null || isOff ? [] : [['Dirección', address]];
}

/** Payer, copay and what to bring, for a turno to come. */
export function coverageFacts(
  { status, startsAt, coverage }: MailedTurno,
  { currency }: ClinicSettings,
  now: Date,
): (readonly [string, string])[] {
  if (coverage === null || !isScheduled(status) || startsAt <= now) return [];
  const copay = copayWords(coverage, coverage.copay, (amount) => amountText(amount, currency));
  const toBring = bringWords(coverage);
  return [
    [COVERAGE_WORDS.payer, payerName(coverage)],
    ...(copay === null ? [] : [[COVERAGE_WORDS.copay, copay] as const]),
    ...(toBring === null ? [] : [[COVERAGE_WORDS.bring, toBring] as const]),
  ];
}

/** As on the turno's page: a type keeps its price; without one it is the present fee, for a turno to come. Not beside a copay. */
function feeOf(
  { status, startsAt, consultationKindName, price, professionalFee, coverage }: MailedTurno,
  now: Date,
): string | null {
  if (!isScheduled(status) || startsAt <= now || paysCopay(coverage)) return null;
  return consultationKindName === null ? professionalFee : price;
}

/** For the patient's mail alone, because calendar entries get forwarded. */
export async function turnoLink(
  { tx, urlOf }: Pick<Order, 'tx' | 'urlOf'>,
  { id, patientEmailVersion }: MailedTurno,
): Promise<string> {
  return urlOf(withReceipt(`/confirmation/${id}`, await receiptAt(tx, id, patientEmailVersion)));
}

export function calendarEntry(
  { from, urlOf }: Pick<Order, 'from' | 'urlOf'>,
  clinic: ClinicSettings,
  row: AddressedTurno,
): CalendarEntry {
  const other = otherPatientOf(row);
  return {
    appointmentId: row.id,
    sequence: row.sequence,
    status: row.status,
    start: row.start,
    end: endOf(row),
    summary: `${other === null ? 'Turno' : `Turno de ${other}`} con ${row.professionalName}`,
    description: [
      row.specialty === null ? clinic.name : `${row.specialty} - ${clinic.name}`,
      ...(row.consultationKindName === null ? [] : [`Tipo de consulta: ${row.consultationKindName}`]),
    ].join('\n'),
    location: [row.roomName, clinic.name, clinic.address].filter(Boolean).join(', '),
    url: urlOf(`/confirmation/${row.id}`),
    organizer: { name: clinic.name, email: from },
    attendee: { name: nameToSend(recipientOf(row)) ?? row.patientEmail, email: row.patientEmail },
  };
}

export const recipientOf = ({ contactName, patientName }: MailedTurno): string => contactName ?? patientName;

/** The patient's name if another person booked; null: none to send. */
export function otherPatientOf({ contactName, patientName }: MailedTurno): string | null {
  return contactName === null ? null : nameToSend(patientName);
}

export async function waysOut(
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
  const mayMove = rescheduleObstacle(row, ctx.now, row.patientsMayMove) === null;
  return {
    links:
      row.patientUserId === null
        ? await linksByToken({ tx, urlOf }, row, mayMove)
        : [{ label: MINE[mayMove ? 'move' : 'cancel'], url: urlOf('/my-appointments') }],
    closing: [`El turno se puede cancelar${mayMove ? ' o cambiar de horario' : ''} hasta el ${until}.`],
  };
}

const MINE = { move: 'Cambiar de horario o cancelar en Mis Citas', cancel: 'Ver o cancelar en Mis Citas' };

async function linksByToken(
  { tx, urlOf }: Pick<Order, 'tx' | 'urlOf'>,
  row: MailedTurno,
  mayMove: boolean,
): Promise<{ label: string; url: string }[]> {
  const { id } = row;
  const token = await cancelTokenOf(tx, row);
  return [
    ...(mayMove ? [{ label: 'Cambiar de horario', url: urlOf(`/reschedule/${id}?token=${token}`) }] : []),
    { label: 'Cancelar el turno', url: urlOf(`/cancel/${id}?token=${token}`) },
  ];
}
