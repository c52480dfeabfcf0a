import { useState } from 'react';

import { useSeriesTurnosQuery, type SeriesTurnosQuery } from '../../../clinic/series/series-place.generated';

interface Turno {
  id: string;
  startTime: string;
  series: { id: string } | null;
}

/** Following turnos that may change too, and whether they do. */
export function useFollowing(turno: Turno | undefined) {
  const [takesAll, setTakesAll] = useState(false);
  const query = useSeriesTurnosQuery({
    variables: { id: turno?.id ?? '' },
    skip: turno?.series == null,
    fetchPolicy: 'network-only',
  });
  const all = query.data?.appointment?.series?.appointments;
  const following = turno && all && followingOf(all, turno);
  return {
    query,
    /** Undefined while loading. */
    following,
    takesAll: takesAll && following !== undefined,
    setTakesAll,
    /** Mails one press's changes together. */
    mail: turno?.series?.id,
  };
}

type SeriesTurno = NonNullable<NonNullable<SeriesTurnosQuery['appointment']>['series']>['appointments'][number];

/** This one and later ones still to take place, earliest first. */
function followingOf(
  turnos: readonly SeriesTurno[],
  { id, startTime }: { id: string; startTime: string },
): SeriesTurno[] {
  const from = Date.parse(startTime);
  const isComing = (turno: SeriesTurno) =>
    Date.parse(turno.startTime) >= from && (turno.status === 'pending' || turno.status === 'confirmed');
  return turnos.filter((turno) => turno.id === id || isComing(turno));
}
