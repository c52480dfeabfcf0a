import { areAttempts, type Attempt } from '../../../kit/send/attempt';
import type { BookSeriesInput } from './series.generated';

export function areSeriesAttempts(value: unknown): value is Attempt<BookSeriesInput>[] {
  return areAttempts(value, isSeries);
}

export function isSeries(value: unknown): value is BookSeriesInput {
  const { professionalId, turnos } = (value ?? {}) as Partial<BookSeriesInput>;
  return (
    typeof professionalId === 'number' &&
    Array.isArray(turnos) &&
    turnos.every(({ startTime, roomId }) => typeof startTime === 'string' && typeof roomId === 'number')
  );
}
