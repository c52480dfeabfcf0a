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

export function useSoonest({ whose, durationMinutes, from, times, skip }: Options): SoonestOffer {
  const { professionalId, specialtyId } = whose;
  const { data, error, refetch } = useSoonestSlotsQuery({
    variables: {
      ...(specialtyId !== null ? { specialtyId } : professionalId !== null && { professionalId }),
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
