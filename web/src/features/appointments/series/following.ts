import type { SeriesTurnosQuery } from '../../../clinic/series/series-place.generated';

export type SeriesTurno = NonNullable<NonNullable<SeriesTurnosQuery['appointment']>['series']>['appointments'][number];

/** This one, and those after it that are still to take place, earliest first. */
export function followingOf(
  turnos: readonly SeriesTurno[],
  { id, startTime }: { id: string; startTime: string },
): SeriesTurno[] {
  const from = Date.parse(startTime);
  const isComing = (turno: SeriesTurno) =>
    Date.parse(turno.startTime) >= from && (turno.status === 'pending' || turno.status === 'confirmed');
  return turnos.filter((turno) => turno.id === id || isComing(turno));
}
