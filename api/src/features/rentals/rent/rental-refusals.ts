import type { Interval } from '../../../domain/intervals';
import type { RentalFault } from '../../../domain/rental-request';
import { formatTime } from '../../../domain/time-of-day';
import { AppError, invalid } from '../../../platform/errors/app-error';

/** 'manual' names the obstacle; 'bulk' only says that it doesn't fit. */
export type RentalMode = 'manual' | 'bulk';

/** BAD_REQUEST on `intervals`; CONFLICT for the room's day. */
export function refusalOf(fault: RentalFault, mode: RentalMode): AppError {
  const message = `Intervalo ${fault.number}${textOf(fault, mode)}`;
  return fault.kind === 'backwards' || fault.kind === 'repeated'
    ? invalid('intervals', message)
    : new AppError('CONFLICT', message);
}

function textOf(fault: RentalFault, mode: RentalMode): string {
  if (fault.kind === 'backwards') return ': Hora de inicio debe ser anterior a la hora de fin';
  if (fault.kind === 'repeated') return `: Se superpone con el intervalo ${fault.other}`;
  if (fault.kind === 'skipped') return ': Ese horario no existe en esta fecha, porque cambia la hora';
  if (fault.kind === 'does-not-fit' || mode === 'bulk')
    return ` (${times(fault.interval, '-')}) no cabe en el horario disponible`;
  if (fault.kind === 'booked') return `: Se superpone con reserva existente (${times(fault.booking, ' - ')})`;
  const edge = fault.kind === 'starts-outside' ? 'inicio' : 'fin';
  return `: Hora de ${edge} fuera del rango disponible (${times(fault.range, ' - ')})`;
}

function times({ start, end }: Interval, between: string): string {
  return `${formatTime(start)}${between}${formatTime(end)}`;
}

export function pastDate(mode: RentalMode): AppError {
  return invalid('date', mode === 'bulk' ? 'Día no disponible' : 'La fecha ya pasó');
}

/** `isToday`: today's last hours are over. */
export function roomNotFree(name: string, isToday: boolean): AppError {
  return new AppError('CONFLICT', isToday ? 'No hay horarios disponibles para hoy' : `Sala ${name} no disponible`);
}
