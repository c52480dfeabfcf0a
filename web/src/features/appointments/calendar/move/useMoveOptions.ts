import { useEffect } from 'react';

import { roomOptions } from '../../../../clinic/rooms/room-suits';
import { toMinutes } from '../../../../kit/time/time-of-day';
import { clockTime, dayOf, monthOf, monthParts } from '../../../../kit/time/wall-time';
import { texts } from '../../texts';
import type { CalendarAppointmentFragment } from '../calendar.generated';
import { moveTimeOptions } from './move-form';
import { useMoveRoomsQuery, useMoveSlotsQuery } from './move.generated';

interface Chosen {
  /** yyyy-MM-dd, or ''. */
  day: string;
  /** yyyy-MM-ddTHH:mm in the clinic, or null. */
  start: string | null;
  /** The last move refused for a conflict; reloads what is free. */
  refused: RefusedMove | undefined;
}

/** A new object for each refusal. */
export interface RefusedMove {
  /** yyyy-MM-ddTHH:mm in the clinic. */
  start: string;
}

/** The day's free times, and each room's state at the chosen time. */
export function useMoveOptions(appointment: CalendarAppointmentFragment, { day, start, refused }: Chosen) {
  const { professionalId, durationMinutes, roomId, roomName } = appointment;
  const slots = useMoveSlotsQuery({
    variables: { professionalId, durationMinutes, ...monthParts(monthOf(day || dayOf(appointment.startTime))) },
    skip: day === '',
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const rooms = useMoveRoomsQuery({
    variables: { professionalId, durationMinutes, startTime: start ?? '' },
    skip: start === null,
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const [askSlots, askRooms] = [slots.refetch, rooms.refetch];
  useEffect(() => {
    if (refused) void Promise.all([askSlots(), askRooms()]);
  }, [refused, askSlots, askRooms]);
  const free = slots.data?.monthSlots.days.find((it) => it.day === Number(day.slice(8)))?.slots;
  const states = (rooms.data ?? rooms.previousData)?.slotRooms;
  // Where the times overlap only the turno itself takes its room.
  const isStill = (id: number) => id === roomId && start !== null && meets(appointment, start);
  /** A room's state by its id in the form; "free" while unknown. */
  const roomIs = (value: string) => {
    const state = states?.find(({ room }) => String(room.id) === value);
    return state === undefined || start === null || isStill(state.room.id) ? 'free' : state.availability;
  };
  const found = roomOptions(states ?? [], ({ id, name }) => texts.moveDialog.roomOption[roomIs(String(id))](name));
  return {
    times: moveTimeOptions(day, free ?? [], appointment),
    loadingTimes: slots.loading && !slots.data && !slots.error,
    hasFreeTimes: (free?.length ?? 0) > 0,
    timesFailed: slots.error !== undefined && !slots.data,
    roomIs,
    /** Whether the room is for other specialties; false while unknown. */
    isForOthers: (value: string) => states?.find(({ room }) => String(room.id) === value)?.isSuitable === false,
    rooms: found.some(({ value }) => value === String(roomId)) ? found : [{ value: String(roomId), label: roomName }, ...found],
  };
}

/** Whether a time on the turno's day overlaps it. */
function meets({ startTime, durationMinutes }: CalendarAppointmentFragment, start: string): boolean {
  return dayOf(startTime) === dayOf(start) && Math.abs(toMinutes(clockTime(startTime)) - toMinutes(clockTime(start))) < durationMinutes;
}
