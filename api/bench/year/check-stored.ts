import type { AcceptedOffer, StoredStretch, StoredTurno, YearHistory, YearStored } from './year-history';

/** What is stored at the end of a year and must not be, or was told and is not stored. */
export function faultsOfStored(history: YearHistory, stored: YearStored): string[] {
  const counts = {
    ...stored.overlaps,
    'times that two have accepted': repeated(stored.acceptedOffers.map(({ stretchId }) => stretchId)),
    'places in the list with two accepted offers': repeated(stored.acceptedOffers.map(({ entryId }) => entryId)),
    'turnos that came of two times': repeated(stored.stretches.map(({ filledById }) => filledById)),
    'holds of times that are settled': settledHolds(stored),
    'mails that could not be made or sent': stored.failedJobs,
  };
  return [
    ...Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`])),
    ...faultsOfAccepted(stored),
    ...faultsOfGivenUp(stored),
    ...faultsOfTold(history, stored),
  ];
}

/** How many are there more than once. */
function repeated(ids: readonly (string | null)[]): number {
  const given = ids.filter((id) => id !== null);
  return new Set(given.filter((id, index) => given.indexOf(id) !== index)).size;
}

function settledHolds({ stretches, heldStretchIds }: YearStored): number {
  const open = new Set(stretches.filter(({ outcome }) => outcome === 'open').map(({ id }) => id));
  return heldStretchIds.filter((id) => !open.has(id)).length;
}

/** An accepted offer's time is the turno of who accepted, or was until that was cancelled. */
function faultsOfAccepted({ acceptedOffers, stretches, turnos }: YearStored): string[] {
  const stretchOf = new Map(stretches.map((stretch) => [stretch.id, stretch]));
  const turnoOf = new Map(turnos.map((turno) => [turno.id, turno]));
  return acceptedOffers.flatMap((offer) => {
    const stretch = stretchOf.get(offer.stretchId);
    const turno = turnoOf.get(stretch?.filledById ?? '');
    return stretch && turno && cameOf(offer, stretch, turno)
      ? []
      : [`What ${offer.email} accepted, time ${offer.stretchId}, is not a turno of theirs`];
  });
}

function cameOf(offer: AcceptedOffer, stretch: StoredStretch, turno: StoredTurno): boolean {
  return (
    stretch.outcome === 'refilled' &&
    offer.entryStatus === 'fulfilled' &&
    turno.email === offer.email &&
    turno.professionalId === stretch.professionalId &&
    turno.roomId === stretch.roomId &&
    turno.start === stretch.start &&
    turno.end === stretch.end
  );
}

function faultsOfGivenUp({ stretches, turnos }: YearStored): string[] {
  const standing = new Set(turnos.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id));
  return stretches.flatMap(({ givenUpId }) =>
    givenUpId !== null && standing.has(givenUpId) ? [`Turno ${givenUpId} was given up, and stands`] : [],
  );
}

/** Turnos stand that people know to have, and no others. */
function faultsOfTold({ turnos: told }: YearHistory, { turnos }: YearStored): string[] {
  const standing = new Map(turnos.filter(({ isCancelled }) => !isCancelled).map(({ id, email }) => [id, email]));
  const known = new Set(told.filter(({ ended }) => ended === null).map(({ id }) => id));
  return [
    ...[...known].filter((id) => !standing.has(id)).map((id) => `Turno ${id} was told, and does not stand`),
    ...[...standing]
      .filter(([id]) => !known.has(id))
      .map(([id, email]) => `${email} has turno ${id}, and does not know`),
  ];
}
