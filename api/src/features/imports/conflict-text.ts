import { dateOf, wallTime } from '../../domain/clinic-time';
import { dateText } from '../../domain/date-text';
import type { TurnoConflict } from '../../domain/import-conflicts';
import type { ImportFault } from './import-result.object';
import type { OccupiedTime } from './occupied-around';

/** Which, and with whom. */
export function conflictFault(zone: string, conflict: TurnoConflict<OccupiedTime>): ImportFault {
  if (conflict.reason === 'no-room') {
    return { field: 'room', message: 'A esa hora no hay una sala libre que sirva para el profesional' };
  }
  const { reason, by } = conflict;
  const field = reason === 'professional' ? 'time' : 'room';
  if (typeof by === 'number') {
    const same = reason === 'professional' ? 'el mismo profesional' : 'la misma sala';
    return { field, message: `Se superpone con la fila ${by} del archivo: ${same}` };
  }
  const { toldStart: start, toldEnd: end } = by;
  const when = `el ${dateText(dateOf(zone, start))} de ${wallTime(zone, start)} a ${wallTime(zone, end)}`;
  if (by.kind === 'hold') {
    return { field, message: `${by.professionalName} tiene ese horario reservado ${when}, en ${by.roomName}` };
  }
  if (reason === 'professional') {
    return {
      field,
      message: `${by.professionalName} ya tiene un turno ${when}, con ${by.patientName} en ${by.roomName}`,
    };
  }
  const what =
    by.kind === 'rental'
      ? `alquilada ${when} por ${by.professionalName}`
      : `ocupada ${when} por el turno de ${by.patientName} con ${by.professionalName}`;
  return { field, message: `La sala ${by.roomName} está ${what}` };
}
