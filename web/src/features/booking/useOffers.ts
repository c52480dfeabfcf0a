import { useEffect, useMemo } from 'react';

import { notify } from '../../shared/notify/notify';
import { monthParts } from '../../shared/time/clinic-time';
import { useFirstSlotQuery, useMonthSlotsQuery, useSlotRoomsQuery, type RoomChoiceFragment } from './booking.generated';
import { slotsByDay, type SlotsByDay } from './day-slots';

/** Others book at the same time: what is on show is asked for again this often. */
const POLL_MS = 12_000;

const NO_SLOTS: SlotsByDay = new Map();

export interface MonthOffer {
  /** Undefined while they are on their way; empty when they cannot be had. */
  slots: SlotsByDay | undefined;
  durationMinutes: number | undefined;
  /** Whether `slots` is what the server says by now. */
  settled: boolean;
  failed: boolean;
  refetch: () => Promise<void>;
}

/** The slots of a month, yyyy-MM. A failure stays silent and shows no slots, as the catalogue asks. */
export function useMonthOffer(professionalId: number, month: string, { skip = false } = {}): MonthOffer {
  const { data, error, loading, refetch } = useMonthSlotsQuery({
    variables: { professionalId, ...monthParts(month) },
    skip,
    fetchPolicy: 'cache-and-network',
    pollInterval: skip ? 0 : POLL_MS,
    errorToast: false,
  });
  const days = data?.monthSlots.days;
  const failed = error !== undefined && !data;
  const slots = useMemo(() => (days ? slotsByDay(month, days) : undefined), [month, days]);
  return {
    slots: slots ?? (failed ? NO_SLOTS : undefined),
    durationMinutes: data?.monthSlots.durationMinutes,
    settled: slots !== undefined && !loading && !error,
    failed,
    refetch,
  };
}

export const ROOMS_ERROR = 'Error al cargar las salas';

export interface RoomsOffer {
  rooms: readonly RoomChoiceFragment[] | undefined;
  settled: boolean;
  failed: boolean;
  refetch: () => Promise<void>;
}

/** The active rooms at a slot, each with whether it is free, those first; nothing while there is no slot. A failure is told once. */
export function useRoomsOffer(professionalId: number, startTime: string | undefined): RoomsOffer {
  const { data, error, loading, refetch } = useSlotRoomsQuery({
    variables: { professionalId, startTime: startTime ?? '' },
    skip: startTime === undefined,
    fetchPolicy: 'cache-and-network',
    pollInterval: startTime === undefined ? 0 : POLL_MS,
    errorToast: false,
  });
  const answer = startTime === undefined ? undefined : data?.slotRooms;
  const rooms = useMemo(() => answer && freeFirst(answer), [answer]);
  const failed = error !== undefined && !rooms;
  useEffect(() => {
    if (failed) notify.error(ROOMS_ERROR);
  }, [failed]);
  return { rooms, settled: rooms !== undefined && !loading && !error, failed, refetch };
}

function freeFirst(rooms: readonly RoomChoiceFragment[]): RoomChoiceFragment[] {
  const isFree = ({ availability }: RoomChoiceFragment) => availability === 'free';
  return [...rooms.filter(isFree), ...rooms.filter((room) => !isFree(room))];
}

export interface FirstOffer {
  /** Undefined while unknown, null when there is none for months. */
  start: string | null | undefined;
  failed: boolean;
  refetch: () => Promise<void>;
}

/** The professional's first free slot. */
export function useFirstOffer(professionalId: number): FirstOffer {
  const { data, error, refetch } = useFirstSlotQuery({
    variables: { professionalId },
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  return { start: data?.firstSlot, failed: error !== undefined && !data, refetch };
}
