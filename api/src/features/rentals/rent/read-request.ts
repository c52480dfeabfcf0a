import type { Interval } from '../../../domain/intervals';
import { requestFault } from '../../../domain/rental-request';
import { parseEndTime, parseTime } from '../../../domain/time-of-day';
import { invalid } from '../../../platform/errors/app-error';
import { DATES, INTERVALS, ROOMS, type RentalIntervalInput } from './rent.inputs';
import { refusalOf } from './rental-refusals';

/** Removes duplicates. BAD_REQUEST on `roomIds`. */
export function readRoomIds(ids: readonly number[]): number[] {
  const roomIds = [...new Set(ids)];
  if (roomIds.length === 0) throw invalid('roomIds', 'Selecciona al menos una sala');
  if (roomIds.length > ROOMS.maxItems)
    throw invalid('roomIds', `No se pueden reservar más de ${ROOMS.maxItems} salas a la vez`);
  return roomIds;
}

/** Removes duplicates. BAD_REQUEST on `dates`. */
export function readDates(texts: readonly string[]): string[] {
  const dates = [...new Set(texts)];
  if (dates.length === 0) throw invalid('dates', 'Selecciona al menos un día');
  if (dates.length > DATES.maxItems)
    throw invalid('dates', `No se pueden reservar más de ${DATES.maxItems} días a la vez`);
  return dates;
}

/** BAD_REQUEST on `intervals`, or on the malformed time. */
export function readIntervals(inputs: readonly RentalIntervalInput[]): Interval[] {
  if (inputs.length === 0) throw invalid('intervals', 'Configura al menos un horario');
  if (inputs.length > INTERVALS.maxItems) {
    throw invalid('intervals', `No se pueden reservar más de ${INTERVALS.maxItems} intervalos a la vez`);
  }
  const intervals = inputs.map(({ startTime, endTime }, index) => ({
    start: parseTime(startTime) ?? unreadable(`intervals.${index}.startTime`),
    end: parseEndTime(endTime) ?? unreadable(`intervals.${index}.endTime`),
  }));
  const fault = requestFault(intervals);
  if (fault) throw refusalOf(fault, 'manual');
  return intervals;
}

function unreadable(field: string): never {
  throw invalid(field, 'La hora debe tener la forma HH:mm');
}
