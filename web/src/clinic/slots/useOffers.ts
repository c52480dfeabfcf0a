import { useEffect, useMemo } from 'react';

import { notify } from '../../kit/notify/notify';
import { monthParts } from '../../kit/time/wall-time';
import { ROOMS_ERROR } from '../rooms/rooms-error';
import { slotsByDay, type SlotsByDay } from './day-slots';
import {
  useFirstSlotQuery,
  useMonthSlotsQuery,
  useSlotRoomsQuery,
  type MonthSlotsQuery,
  type RoomChoiceFragment,
} from './slots.generated';

/** Others book meanwhile. */
const POLL_MS = 12_000;

export const SLOTS_ERROR = 'No se pudieron cargar los horarios';

const NO_SLOTS: SlotsByDay = new Map();

export type WithheldDay = MonthSlotsQuery['monthSlots']['withheld'][number];
const NONE_WITHHELD: readonly WithheldDay[] = [];

export interface OfferFor {
  professionalId: number | null;
  roomId?: number | null;
  durationMinutes?: number | null;
}

export interface MonthOffer {
  idle: boolean;
  /** Undefined: loading; empty: failed. */
  slots: SlotsByDay | undefined;
  durationMinutes: number | undefined;
  /** Days with slots for callers only. */
  withheld: readonly WithheldDay[];
  settled: boolean;
  failed: boolean;
  /** The last refresh failed. */
  stale: boolean;
  refetch: () => Promise<void>;
}

/** `month` is yyyy-MM. Without toast: the caller shows failures. */
export function useMonthOffer(offerFor: OfferFor, month: string, { skip = false } = {}): MonthOffer {
  const idle = skip || offerFor.professionalId === null;
  const { data, error, loading, refetch } = useMonthSlotsQuery({
    variables: { ...toVariables(offerFor), ...monthParts(month) },
    skip: idle,
    fetchPolicy: 'cache-and-network',
    pollInterval: idle ? 0 : POLL_MS,
  });
  const days = data?.monthSlots.days;
  const failed = error !== undefined && !data;
  const slots = useMemo(() => (days ? slotsByDay(month, days) : undefined), [month, days]);
  return {
    idle,
    slots: slots ?? (failed ? NO_SLOTS : undefined),
    durationMinutes: data?.monthSlots.durationMinutes,
    withheld: data?.monthSlots.withheld ?? NONE_WITHHELD,
    settled: slots !== undefined && !loading && !error,
    failed,
    stale: error !== undefined && slots !== undefined,
    refetch,
  };
}

function toVariables({ professionalId, roomId, durationMinutes }: OfferFor) {
  return {
    professionalId: professionalId ?? 0,
    ...(roomId != null && { roomId }),
    ...(durationMinutes != null && { durationMinutes }),
  };
}

export interface RoomsOffer {
  rooms: readonly RoomChoiceFragment[] | undefined;
  /** Previous rooms, until `rooms` come. */
  lastRooms: readonly RoomChoiceFragment[] | undefined;
  settled: boolean;
  failed: boolean;
  refetch: () => Promise<void>;
}

/** Active rooms at a slot. One toast per failure, unless `quiet`. */
export function useRoomsOffer(
  { professionalId, durationMinutes }: OfferFor,
  startTime: string | undefined,
  { quiet = false } = {},
): RoomsOffer {
  const idle = startTime === undefined || professionalId === null;
  const { data, previousData, error, loading, refetch } = useSlotRoomsQuery({
    variables: {
      ...toVariables({ professionalId, durationMinutes: durationMinutes ?? null }),
      startTime: startTime ?? '',
    },
    skip: idle,
    fetchPolicy: 'cache-and-network',
    pollInterval: idle ? 0 : POLL_MS,
  });
  const rooms = idle ? undefined : data?.slotRooms;
  const failed = error !== undefined && !rooms;
  useEffect(() => {
    if (failed && !quiet) notify.error(ROOMS_ERROR);
  }, [failed, quiet]);
  const lastRooms = (data ?? previousData)?.slotRooms;
  return { rooms, lastRooms, settled: rooms !== undefined && !loading && !error, failed, refetch };
}

export interface FirstOffer {
  idle: boolean;
  /** Null: none in the next months. */
  start: string | null | undefined;
  failed: boolean;
  refetch: () => Promise<void>;
}

export function useFirstOffer(offerFor: OfferFor): FirstOffer {
  const idle = offerFor.professionalId === null;
  const { data, error, refetch } = useFirstSlotQuery({
    variables: toVariables(offerFor),
    skip: idle,
    fetchPolicy: 'cache-and-network',
  });
  return { idle, start: data?.firstSlot, failed: error !== undefined && !data, refetch };
}
