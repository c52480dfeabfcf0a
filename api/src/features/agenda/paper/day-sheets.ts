import { ageText } from '../../../domain/birth-date';
import { counted } from '../../../domain/counted';
import type { Appointment } from '../../appointments/appointment.object';
import type { AgendaDay } from '../agenda.objects';

export type SheetDay = Pick<AgendaDay, 'date' | 'now' | 'appointments'>;

export interface DaySheet {
  /** "Dra. Paz: 3 turnos" */
  heading: string;
  where: 'Sala' | 'Profesional';
  rows: readonly SheetRow[];
}

export interface SheetRow {
  /** "10:00 - 10:30" */
  time: string;
  /** Appointment type; may be empty. */
  belowTime: string;
  patientName: string;
  /** Overbooking mark, age, phone, contact. */
  belowName: string;
  where: string;
}

/** By professional, then by room. Omits cancelled and missed appointments. */
export function daySheets({ date, appointments }: Pick<SheetDay, 'date' | 'appointments'>): DaySheet[] {
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
  /** Names may repeat. */
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

/** The contact comes last, because long lines are cut. */
function belowName({ isOverbooking, patientBirthDate, patientPhone, contactName }: Appointment, date: string): string {
  const contact = [patientPhone, contactName && `(${contactName})`].filter(Boolean).join(' ');
  return [isOverbooking && 'Sobreturno', patientBirthDate && ageText(patientBirthDate, date), contact]
    .filter(Boolean)
    .join(' · ');
}

export const timeOf = (instant: string): string => instant.slice(11, 16);
