import { useSoonestSlotsQuery, type SoonestSlotFragment } from './soonest.generated';

/** Others book meanwhile. */
const POLL_MS = 12_000;

/** A first look, and a long list. */
export const FIRST = { soonest: 8, all: 40 } as const;

/** Both null: everybody. */
export interface Whose {
  professionalId: number | null;
  specialtyId: number | null;
}

interface Options {
  whose: Whose;
  /** Only those who take it. Default: all. */
  payer?: { insurerId: number; planId: number | null } | null;
  /** null: the professional's default. */
  durationMinutes: number | null;
  /** yyyy-MM-dd; null: today. */
  from: string | null;
  times: keyof typeof FIRST;
  /** Another list is shown. */
  skip: boolean;
}

export interface SoonestOffer {
  /** undefined while loading. */
  slots: readonly SoonestSlotFragment[] | undefined;
  failed: boolean;
  /** The last refresh failed. */
  stale: boolean;
  refetch: () => Promise<void>;
}

/** Slots of both lists, by time. */
export function joinedSlots<Slot extends Pick<SoonestSlotFragment, 'startTime'> & { professional: { id: number } }>(
  some: readonly Slot[],
  others: readonly Slot[],
): Slot[] {
  const known = new Set(some.map((slot) => `${slot.professional.id} ${slot.startTime}`));
  const added = others.filter((slot) => !known.has(`${slot.professional.id} ${slot.startTime}`));
  return [...some, ...added].toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime));
}

export function useSoonest({ whose, payer, durationMinutes, from, times, skip }: Options): SoonestOffer {
  const { professionalId, specialtyId } = whose;
  const { data, error, refetch } = useSoonestSlotsQuery({
    variables: {
      ...(specialtyId !== null ? { specialtyId } : professionalId !== null && { professionalId }),
      ...(payer && { insurerId: payer.insurerId, planId: payer.planId }),
      ...(from !== null && { from }),
      ...(durationMinutes !== null && { durationMinutes }),
      first: FIRST[times],
    },
    skip,
    // Cached slots may be taken, and would change while the user chooses.
    fetchPolicy: 'network-only',
    pollInterval: skip ? 0 : POLL_MS,
  });
  const slots = skip ? undefined : data?.soonestSlots;
  const failed = error !== undefined && !slots;
  return { slots, failed, stale: error !== undefined && !failed, refetch };
}
