import { parseInstant } from '../../domain/clinic-time';
import { invalid } from '../errors/app-error';

/** Epoch minute; in the zone if without offset. BAD_REQUEST on the field. */
export function instantOf(field: string, text: string, zone: string): number {
  const minute = parseInstant(text, zone);
  if (minute === null) throw invalid(field, 'La fecha y hora no es válida');
  return minute;
}
