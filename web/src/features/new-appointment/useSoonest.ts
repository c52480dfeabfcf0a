import { useSoonestSlotsQuery, type SoonestSlotFragment } from './new.generated';
import type { Whom } from './whom';

/** Others book meanwhile. */
const POLL_MS = 12_000;

const FIRST = { soonest: 8, all: 40 } as const;

interface Options {
  whom: Whom;
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

/** For a professional or a specialty. */
export function useSoonest({ whom, durationMinutes, from, times, skip }: Options): SoonestOffer {
  const idle = skip || (whom.professionalId === null && whom.specialtyId === null);
  const { data, error, refetch } = useSoonestSlotsQuery({
    variables: {
      ...(whom.specialtyId === null ? { professionalId: whom.professionalId } : { specialtyId: whom.specialtyId }),
      ...(from !== null && { from }),
      ...(durationMinutes !== null && { durationMinutes }),
      first: FIRST[times],
    },
    skip: idle,
    // Cached slots may be taken, and would change while the user chooses.
    fetchPolicy: 'network-only',
    pollInterval: idle ? 0 : POLL_MS,
    errorToast: false,
  });
  const slots = idle ? undefined : data?.soonestSlots;
  const failed = error !== undefined && !slots;
  return { slots, failed, stale: error !== undefined && !failed, refetch };
}
