import { ageText } from '../../../domain/birth-date';
import { counted } from '../../../domain/counted';
import type { Appointment } from '../../appointments/appointment.object';
import type { AgendaDay } from '../agenda.objects';

export type Told = Pick<AgendaDay, 'date' | 'now' | 'appointments'>;

/** What is read on a page: whose or which room's it is, and a row for each turno. */
export interface DaySheet {
  /** "Dra. Paz: 3 turnos" */
  heading: string;
  /** What its rows tell of: a professional's of rooms, a room's of professionals. */
  where: 'Sala' | 'Profesional';
  rows: readonly SheetRow[];
}

export interface SheetRow {
  /** "10:00 - 10:30" */
  time: string;
  /** Its kind, where it is of one. */
  belowTime: string;
  patientName: string;
  /** That it is a sobreturno, age of a child, phone, and whose it is. */
  belowName: string;
  where: string;
}

/** The turnos of a day that stand, first by professional, then by room: for who attends, and for each door. */
export function daySheets({ date, appointments }: Pick<Told, 'date' | 'appointments'>): DaySheet[] {
  const standing = appointments.filter(({ status }) => status !== 'cancelled' && status !== 'no_show');
  return [
    ...sheetsBy(date, standing, 'Sala', (it) => ({
      id: it.professionalId,
      name: it.professionalName,
      where: it.roomName,
    })),
    ...sheetsBy(date, standing, 'Profesional', (it) => ({
      id: it.roomId,
      name: it.roomName,
      where: it.professionalName,
    })),
  ];
}

interface Place {
  /** Two may have the same name. */
  id: number;
  name: string;
  where: string;
}

function sheetsBy(
  date: string,
  appointments: readonly Appointment[],
  where: DaySheet['where'],
  placeOf: (appointment: Appointment) => Place,
): DaySheet[] {
  return [...new Set(appointments.map((it) => placeOf(it).id))].map((id) => {
    const own = appointments.filter((it) => placeOf(it).id === id);
    const heading = `${placeOf(own[0]!).name}: ${counted(own.length, 'turno', 'turnos')}`;
    return { heading, where, rows: own.map((it) => rowOf(it, placeOf(it).where, date)) };
  });
}

function rowOf(appointment: Appointment, where: string, date: string): SheetRow {
  const { startTime, endTime, patientName, consultationKindName } = appointment;
  const time = `${timeOf(startTime)} - ${timeOf(endTime)}`;
  const belowTime = consultationKindName ?? '';
  return { time, belowTime, patientName, belowName: belowName(appointment, date), where };
}

/** The phone comes before the name of whom it is, which may be cut. */
function belowName({ isOverbooking, patientBirthDate, patientPhone, contactName }: Appointment, date: string): string {
  const contact = [patientPhone, contactName && `(${contactName})`].filter(Boolean).join(' ');
  return [isOverbooking && 'Sobreturno', patientBirthDate && ageText(patientBirthDate, date), contact]
    .filter(Boolean)
    .join(' · ');
}

/** Of an instant in the clinic's offset. */
export const timeOf = (instant: string): string => instant.slice(11, 16);
