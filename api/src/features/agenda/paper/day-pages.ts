import { ageText } from '../../../domain/birth-date';
import { counted } from '../../../domain/counted';
import { dateText } from '../../../domain/date-text';
import { A4, PdfPage } from '../../../platform/pdf/pdf-document';
import type { Appointment } from '../../appointments/appointment.object';
import type { AgendaDay } from '../agenda.objects';

const MARGIN = 36;
const WIDTH = A4.width - 2 * MARGIN;
const FIRST_ROW = 112;
const ROW = 34;
export const ROWS_OF_PAGE = Math.floor((A4.height - MARGIN - FIRST_ROW) / ROW);
const BOX = 14;
/** Where each column begins. */
const TIME = MARGIN;
const PATIENT = TIME + 88;
const ROOM = PATIENT + 220;
const CAME = ROOM + 130;
const SEEN = CAME + 48;

type Told = Pick<AgendaDay, 'date' | 'now' | 'appointments'>;

/** The turnos of a day that stand, by professional, each beginning on a page of its own. */
export function dayPages(clinic: string, day: Told): PdfPage[] {
  const standing = day.appointments.filter(({ status }) => status !== 'cancelled' && status !== 'no_show');
  const ids = [...new Set(standing.map(({ professionalId }) => professionalId))];
  const title = `${clinic} · ${dateText(day.date)}`;
  const note = `Impreso el ${momentText(day.now)}. Los turnos pueden haber cambiado después.`;
  if (ids.length === 0) return [headed(title, 'No hay turnos para este día', note)];
  return ids.flatMap((id) => {
    const appointments = standing.filter(({ professionalId }) => professionalId === id);
    const heading = `${appointments[0]!.professionalName}: ${counted(appointments.length, 'turno', 'turnos')}`;
    return inParts(appointments).map((part) => {
      const page = headed(title, heading, note);
      heads(page);
      for (const [index, appointment] of part.entries()) row(page, FIRST_ROW + index * ROW, appointment, day.date);
      return page;
    });
  });
}

function inParts(appointments: readonly Appointment[]): Appointment[][] {
  const count = Math.ceil(appointments.length / ROWS_OF_PAGE);
  return Array.from({ length: count }, (_, part) => appointments.slice(part * ROWS_OF_PAGE, (part + 1) * ROWS_OF_PAGE));
}

function headed(title: string, heading: string, note: string): PdfPage {
  const page = new PdfPage();
  page.text(MARGIN, 46, title, { size: 11, width: WIDTH });
  page.text(MARGIN, 70, heading, { size: 18, bold: true, width: WIDTH });
  page.text(MARGIN, A4.height - 20, note, { size: 9, width: WIDTH });
  return page;
}

function heads(page: PdfPage): void {
  const style = { size: 10, bold: true, width: 200 };
  const y = FIRST_ROW - 12;
  page.text(TIME, y, 'Hora', style);
  page.text(PATIENT, y, 'Paciente', style);
  page.text(ROOM, y, 'Sala', style);
  page.text(CAME - 8, y, 'Vino', style);
  page.text(SEEN - 12, y, 'Atendido', style);
  page.line(MARGIN, FIRST_ROW - 5, WIDTH);
}

function row(page: PdfPage, top: number, appointment: Appointment, today: string): void {
  const { startTime, endTime, patientName, roomName } = appointment;
  const first = top + 12;
  page.text(TIME, first, `${timeOf(startTime)} - ${timeOf(endTime)}`, { size: 13, bold: true, width: PATIENT - TIME });
  page.text(PATIENT, first, patientName, { size: 13, bold: true, width: ROOM - PATIENT - 6 });
  page.text(PATIENT, first + 14, belowName(appointment, today), { size: 11, width: ROOM - PATIENT - 6 });
  page.text(ROOM, first, roomName, { size: 12, width: CAME - ROOM - 14 });
  page.box(CAME, top + 2, BOX);
  page.box(SEEN, top + 2, BOX);
  page.line(MARGIN, top + ROW - 5, WIDTH);
}

/** The phone comes before the name of whom it is, which may be cut. */
function belowName({ patientBirthDate, patientPhone, contactName }: Appointment, today: string): string {
  const contact = [patientPhone, contactName && `(${contactName})`].filter(Boolean).join(' ');
  return [patientBirthDate && ageText(patientBirthDate, today), contact].filter(Boolean).join(' · ');
}

const timeOf = (instant: string): string => instant.slice(11, 16);
const momentText = (instant: string): string => `${dateText(instant.slice(0, 10))} ${timeOf(instant)}`;
