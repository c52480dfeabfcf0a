import { parseEndTime, parseTime } from '../../domain/time-of-day';
import { invalid } from '../errors/app-error';

/** BAD_REQUEST under `prefix`: '' or ending in a dot. */
export function readTimes(
  startTime: string | null | undefined,
  endTime: string | null | undefined,
  prefix: string,
): { startMinute: number; endMinute: number } {
  if (!startTime) throw invalid(`${prefix}startTime`, 'La hora de inicio es requerida');
  if (!endTime) throw invalid(`${prefix}endTime`, 'La hora de fin es requerida');
  const startMinute = parseTime(startTime);
  const endMinute = parseEndTime(endTime);
  if (startMinute === null) throw invalid(`${prefix}startTime`, 'La hora debe tener la forma HH:mm');
  if (endMinute === null) throw invalid(`${prefix}endTime`, 'La hora debe tener la forma HH:mm');
  if (endMinute <= startMinute) throw invalid(`${prefix}endTime`, 'La hora de fin debe ser posterior a la de inicio');
  return { startMinute, endMinute };
}
