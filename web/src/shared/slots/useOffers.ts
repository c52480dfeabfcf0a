import { useEffect, useMemo } from 'react';

import { ROOMS_ERROR } from '../errors/rooms-error';
import { notify } from '../notify/notify';
import { monthParts } from '../time/clinic-time';
import { slotsByDay, type SlotsByDay } from './day-slots';
import { useFirstSlotQuery, useMonthSlotsQuery, useSlotRoomsQuery, type RoomChoiceFragment } from './slots.generated';

/** Others book at the same time: what is on show is asked for again this often. */
const POLL_MS = 12_000;

/** Stands where slots would that could not be had. */
export const SLOTS_ERROR = 'No se pudieron cargar los horarios';

const NO_SLOTS: SlotsByDay = new Map();

/** Whose slots. Null asks nothing: nobody is chosen yet. */
export interface Wanted {
  professionalId: number | null;
  /** Only slots that this room can hold; default: any room. */
  roomId?: number | null;
  /** Default: the professional's. */
  durationMinutes?: number | null;
}

export interface MonthOffer {
  /** Nothing is asked for. */
  idle: boolean;
  /** Undefined while they are on their way; empty when they cannot be had. */
  slots: SlotsByDay | undefined;
  durationMinutes: number | undefined;
  /** Whether `slots` is what the server says by now. */
  settled: boolean;
  failed: boolean;
  /** `slots` may be old: asking for them again failed. */
  stale: boolean;
  refetch: () => Promise<void>;
}

/** The slots of a month, yyyy-MM. A failure makes no toast and gives no slots, as the catalogue asks; who shows them says why. */
export function useMonthOffer(wanted: Wanted, month: string, { skip = false } = {}): MonthOffer {
  const idle = skip || wanted.professionalId === null;
  const { data, error, loading, refetch } = useMonthSlotsQuery({
    variables: { ...toVariables(wanted), ...monthParts(month) },
    skip: idle,
    fetchPolicy: 'cache-and-network',
    pollInterval: idle ? 0 : POLL_MS,
    errorToast: false,
  });
  const days = data?.monthSlots.days;
  const failed = error !== undefined && !data;
  const slots = useMemo(() => (days ? slotsByDay(month, days) : undefined), [month, days]);
  return {
    idle,
    slots: slots ?? (failed ? NO_SLOTS : undefined),
    durationMinutes: data?.monthSlots.durationMinutes,
    settled: slots !== undefined && !loading && !error,
    failed,
    stale: error !== undefined && slots !== undefined,
    refetch,
  };
}

/** What is left to its default is not sent. */
function toVariables({ professionalId, roomId, durationMinutes }: Wanted) {
  return { professionalId: professionalId ?? 0, ...(roomId != null && { roomId }), ...(durationMinutes != null && { durationMinutes }) };
}

export interface RoomsOffer {
  rooms: readonly RoomChoiceFragment[] | undefined;
  settled: boolean;
  failed: boolean;
  refetch: () => Promise<void>;
}

/** The active rooms at a slot, each with whether it is free, those first; nothing while there is no slot. A failure is told once. */
export function useRoomsOffer({ professionalId, durationMinutes }: Wanted, startTime: string | undefined): RoomsOffer {
  const idle = startTime === undefined || professionalId === null;
  const { data, error, loading, refetch } = useSlotRoomsQuery({
    variables: { ...toVariables({ professionalId, durationMinutes: durationMinutes ?? null }), startTime: startTime ?? '' },
    skip: idle,
    fetchPolicy: 'cache-and-network',
    pollInterval: idle ? 0 : POLL_MS,
    errorToast: false,
  });
  const answer = idle ? undefined : data?.slotRooms;
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
  /** Nothing is asked for. */
  idle: boolean;
  /** Undefined while unknown, null when there is none for months. */
  start: string | null | undefined;
  failed: boolean;
  refetch: () => Promise<void>;
}

/** The professional's first free slot. */
export function useFirstOffer(wanted: Wanted): FirstOffer {
  const idle = wanted.professionalId === null;
  const { data, error, refetch } = useFirstSlotQuery({
    variables: toVariables(wanted),
    skip: idle,
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  return { idle, start: data?.firstSlot, failed: error !== undefined && !data, refetch };
}
