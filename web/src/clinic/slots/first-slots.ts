import { useMemo } from 'react';

import { takersOf, type PayerCoverages } from '../payer/PayerCoverages';
import { useFirstSlotsQuery } from './first-slots.generated';

/** A page may stay open for days. */
const POLL_MS = 10 * 60_000;

export interface FreeSlot {
  professionalId: number;
  /** An instant. */
  startTime: string;
}

interface ProfessionalSlots {
  professionalId: number;
  startTimes: readonly string[];
}

/** Earliest first, ties in their order. */
function inTime(professionals: readonly ProfessionalSlots[]): FreeSlot[] {
  return professionals
    .flatMap(({ professionalId, startTimes }) => startTimes.map((startTime) => ({ professionalId, startTime })))
    .sort((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime));
}

/** The soonest slots; each start once, of the first professional in their order. */
function soonestOf(professionals: readonly ProfessionalSlots[], most: number): FreeSlot[] {
  const soonest = inTime(professionals);
  return soonest.filter(({ startTime }, index) => startTime !== soonest[index - 1]?.startTime).slice(0, most);
}

/**
 * The soonest slot, at most one, with a professional who takes the chosen insurer. If those have none, with another one;
 * `who` says so.
 */
export function soonestCovered(
  slots: readonly FreeSlot[] | undefined,
  professionals: readonly { id: number; name: string }[],
  { isTaken, isTakenByAny, refusalOf }: PayerCoverages,
): (FreeSlot & { who: string })[] | undefined {
  const names = new Map(professionals.map(({ id, name }) => [id, name]));
  const isTakenHere = isTakenByAny([...names.keys()]) === true;
  const whoOf = (id: number) => [names.get(id), isTakenHere && refusalOf(id)].filter(Boolean).join(' · ');
  const theirs = slots?.filter(({ professionalId }) => names.has(professionalId));
  const covered = theirs && takersOf(theirs, ({ professionalId }) => isTaken(professionalId));
  return covered?.slice(0, 1).map((slot) => ({ ...slot, who: whoOf(slot.professionalId) }));
}

export interface FirstSlotsOffer {
  /** Undefined while unknown. */
  soonestOf: (professionalIds: readonly number[], most?: number) => FreeSlot[] | undefined;
  /** Earliest first. */
  all: FreeSlot[] | undefined;
  failed: boolean;
  refetch: () => Promise<void>;
}

interface Whose {
  each: number;
  specialtyId?: number;
  professionalId?: number;
}

/**
 * For everyone, a specialty, or one professional. Stable until the answer changes. Without toast: each place reports
 * it.
 */
export function useFirstSlots(variables: Whose): FirstSlotsOffer {
  const { data, error, refetch } = useFirstSlotsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const firsts = data?.firstSlots;
  const failed = error !== undefined && !firsts;
  const { each } = variables;
  return useMemo(
    () => ({
      soonestOf: (professionalIds, most = each) =>
        firsts &&
        soonestOf(
          firsts.filter(({ professionalId }) => professionalIds.includes(professionalId)),
          most,
        ),
      all: firsts && inTime(firsts),
      failed,
      refetch,
    }),
    [firsts, failed, refetch, each],
  );
}
