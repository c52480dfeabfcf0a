import { counted, enumerated } from '../../domain/counted';
import type { ProfessionalRelatedData } from './professional-removal.objects';

/** '2 turnos cancelados, 5 horarios de disponibilidad eliminados y 1 alquiler de sala cancelado' */
export function removalSummary({
  appointments,
  waitingListEntries,
  availability,
  roomBookings,
  activityLogs,
}: ProfessionalRelatedData): string {
  const parts = [
    { count: appointments, text: counted(appointments, 'turno cancelado', 'turnos cancelados') },
    {
      count: waitingListEntries,
      text: `${counted(waitingListEntries, 'lugar terminado', 'lugares terminados')} en su lista de espera`,
    },
    {
      count: availability,
      text: counted(availability, 'horario de disponibilidad eliminado', 'horarios de disponibilidad eliminados'),
    },
    { count: roomBookings, text: counted(roomBookings, 'alquiler de sala cancelado', 'alquileres de sala cancelados') },
    {
      count: activityLogs,
      text: counted(activityLogs, 'registro de actividad eliminado', 'registros de actividad eliminados'),
    },
  ].filter(({ count }) => count > 0);
  return parts.length === 0 ? 'no tenía turnos, horarios ni alquileres' : enumerated(parts.map(({ text }) => text));
}
