import { useEffect } from 'react';

import { roomOptions } from '../../../../clinic/rooms/room-suits';
import { useMonthOffer, useRoomsOffer } from '../../../../clinic/slots/useOffers';
import { toMinutes } from '../../../../kit/time/time-of-day';
import { clockTime, dayOf, monthOf } from '../../../../kit/time/wall-time';
import { calendarTexts } from '../texts';
import type { CalendarAppointmentFragment } from '../calendar.generated';
import { moveTimeOptions } from './move-form';

/** The last refused move, with the form's values. */
export interface LostTime {
  start: string;
  professionalId: string;
}

interface Chosen {
  /** yyyy-MM-dd, or ''. */
  day: string;
  /** yyyy-MM-ddTHH:mm, clinic time. */
  start: string | null;
  professionalId: number | null;
  /** Reloads the free times. */
  lost: LostTime | null;
}

/** Free times, and each room's state at the chosen time. */
export function useMoveOptions(appointment: CalendarAppointmentFragment, { day, start, professionalId, lost }: Chosen) {
  const { durationMinutes, roomId, roomName } = appointment;
  const isOwn = professionalId === appointment.professionalId;
  const month = monthOf(day || appointment.startTime);
  const offer = useMonthOffer({ professionalId, durationMinutes }, month, { skip: day === '' });
  const { lastRooms, refetch: askRooms } = useRoomsOffer({ professionalId, durationMinutes }, start ?? undefined, {
    quiet: true,
  });
  const askSlots = offer.refetch;
  useEffect(() => {
    if (lost) void Promise.all([askSlots(), askRooms()]);
  }, [lost, askSlots, askRooms]);
  const free = offer.slots?.get(day) ?? [];
  // At an overlapping time the turno itself takes its room.
  const isStill = (id: number) => id === roomId && start !== null && meets(appointment, start);
  /** By form id; "free" while unknown. */
  const roomIs = (value: string) => {
    const state = lastRooms?.find(({ room }) => String(room.id) === value);
    return state === undefined || start === null || isStill(state.room.id) ? 'free' : state.availability;
  };
  const found = roomOptions(lastRooms ?? [], ({ id, name }) =>
    calendarTexts.moveDialog.roomOption[roomIs(String(id))](name),
  );
  return {
    times: moveTimeOptions(day, free, isOwn ? appointment : null),
    loadingTimes: !offer.idle && !offer.slots,
    hasNoTimes: !offer.idle && free.length === 0,
    timesFailed: offer.failed,
    roomIs,
    /** False while unknown. */
    isForOthers: (value: string) => lastRooms?.find(({ room }) => String(room.id) === value)?.isSuitable === false,
    rooms: found.some(({ value }) => value === String(roomId))
      ? found
      : [{ value: String(roomId), label: roomName }, ...found],
  };
}

/** Overlaps the turno. */
function meets({ startTime, durationMinutes }: CalendarAppointmentFragment, start: string): boolean {
  return (
    dayOf(startTime) === dayOf(start) &&
    Math.abs(toMinutes(clockTime(startTime)) - toMinutes(clockTime(start))) < durationMinutes
  );
}
