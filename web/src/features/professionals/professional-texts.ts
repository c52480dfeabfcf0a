import { countText } from '../../shared/text/count-text';
import { shortDate } from '../../shared/time/clinic-time';
import type { ProfessionalRemovalQuery, ReleasedBookingFactsFragment } from './professionals.generated';

type Related = ProfessionalRemovalQuery['professionalRemoval']['relatedData'];

/** What becomes of everything, a sentence each, as a question says it before a yes. */
export function removalTexts({ appointments, availability, roomBookings, activityLogs }: Related): string[] {
  return [
    appointments === 0
      ? 'No hay turnos futuros de pacientes.'
      : `Se ${appointments === 1 ? 'cancela' : 'cancelan'} ${countText(appointments, 'turno futuro', 'turnos futuros')} y se avisa por email a ${appointments === 1 ? 'su paciente' : 'sus pacientes'}.`,
    availability === 0
      ? 'No hay horarios de disponibilidad.'
      : `Se ${availability === 1 ? 'elimina' : 'eliminan'} ${countText(availability, 'horario', 'horarios')} de disponibilidad, con las fechas no disponibles.`,
    roomBookings === 0
      ? 'No hay alquileres de sala futuros.'
      : `Se ${roomBookings === 1 ? 'cancela' : 'cancelan'} ${countText(roomBookings, 'alquiler de sala futuro', 'alquileres de sala futuros')}.`,
    activityLogs === 0
      ? 'No hay registros de actividad.'
      : `Se ${activityLogs === 1 ? 'elimina' : 'eliminan'} ${countText(activityLogs, 'registro', 'registros')} de actividad.`,
    'Los turnos y las salas quedan libres. Lo pasado queda en el historial.',
    'Queda un registro de auditoría de la eliminación.',
    'Su cuenta pasa a ser de paciente y su sesión se cierra. Esta acción no se puede deshacer.',
  ];
}

/** "mar, 2 jun, 10:00 a 10:30: turno de Ana Pérez, Sala 1" */
export function releasedText({ kind, date, startTime, endTime, patientName, roomName }: ReleasedBookingFactsFragment): string {
  const what = kind === 'rental' ? 'alquiler' : `turno de ${patientName ?? 'un paciente'}`;
  return `${shortDate(date)}, ${startTime} a ${endTime}: ${what}, ${roomName}`;
}
