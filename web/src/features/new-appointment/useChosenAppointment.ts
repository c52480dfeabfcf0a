import type { Dispatch } from 'react';

import type { BookableProfessionalFragment, BookableRoomFragment } from '../../clinic/booking/dialog/dialog.generated';
import type { Booking } from '../../clinic/booking/send/booking-attempt';
import { missingDates } from '../../clinic/booking/series/missing-dates';
import type { SeriesSlotInput } from '../../clinic/booking/series/series.generated';
import { useRepeat } from '../../clinic/booking/series/useRepeat';
import { useSoonest } from '../../clinic/booking/soonest/useSoonest';
import { bookingTexts } from '../../clinic/booking/texts';
import { defaultKind, isSent } from '../../clinic/slots/slot-choice';
import { useRoomsOffer } from '../../clinic/slots/useOffers';
import {
  isSameFirst,
  lengthsOf,
  showsMonth,
  whoseOf,
  type NewState,
  type NewStateEvent,
} from './new-appointment-state';
import { typedDay, typedStart, type NewValues } from './new-form';
import { proposedRoomId } from './proposed-room';
import { useNewChoice } from './useNewChoice';
import { useOverbooking } from './useOverbooking';

interface Options {
  state: NewState;
  dispatch: Dispatch<NewStateEvent>;
  values: NewValues;
  rooms: readonly BookableRoomFragment[];
  professionals: readonly BookableProfessionalFragment[];
  today: string;
  isForDay: boolean;
  /** The day for which the panel was opened; survives a change of the professional. */
  keptDay: string | null;
  /** Sent without a clear answer, or done; null: none. */
  sent: (Booking & { roomId?: number | null }) | null;
  sentTurnos: readonly SeriesSlotInput[] | null;
}

/** The appointment as chosen so far, with what the server offers for it. */
export function useChosenAppointment({ state, dispatch, values, sent, sentTurnos, ...options }: Options) {
  const { rooms, professionals, today, isForDay, keptDay } = options;
  const { choice, repeat, overbookingAt, seriesFirst } = state;
  const { professionalId, typesTime } = choice;
  const professional = professionals.find(({ id }) => id === professionalId);
  const lengths = lengthsOf(choice, { defaultMinutes: professional?.defaultDurationMinutes, isForDay });
  const durationMinutes = lengths.actual;
  const showsSoonest = !typesTime && !showsMonth(choice);
  const isFromDay = choice.times === 'all' || (choice.openedFor !== null && choice.openedFor > today);
  const soonest = useSoonest({
    whose: whoseOf(choice),
    durationMinutes: lengths.requested,
    from: isFromDay ? (typedDay(values) ?? choice.openedFor) : null,
    times: choice.times,
    skip: !showsSoonest,
  });
  const choices = useNewChoice({
    choice,
    dispatch,
    today,
    keptDay,
    // In a series, the list of dates reports whether the first is free.
    sent: sent ?? seriesFirst,
    lengths,
    firstStart: soonest.slots?.[0]?.startTime,
  });

  const kinds = professional?.consultationKinds ?? [];
  const kind =
    kinds.find(({ id }) => id === choice.kindId) ?? (durationMinutes === lengths.own ? defaultKind(kinds) : undefined);
  // Trust a "soonest" slot until the month query confirms it, unless the duration changed.
  const isUnknown = choices.slots === undefined || choices.offer.failed;
  const unchecked = isUnknown && !choice.isResized ? (choice.start ?? undefined) : undefined;
  const startTime = typesTime ? typedStart(values) : (choices.startTime ?? unchecked);
  const held = sent !== null && isSent({ ...choice, start: startTime ?? null }, sent) ? sent : null;
  const overbooking = useOverbooking(
    { professionalId, startTime, durationMinutes, skip: !typesTime },
    overbookingAt,
    (at) => dispatch({ type: 'overbooking', at }),
  );
  const roomsThen = useRoomsOffer({ professionalId, durationMinutes }, held ? undefined : startTime);
  const proposed = roomsThen.rooms ? proposedRoomId(roomsThen.rooms, choice.slotRoomId) : choice.slotRoomId;
  // A retry must request the same room.
  const roomId =
    held?.roomId ?? overbooking.roomId ?? choice.roomId ?? (startTime === undefined ? null : proposed) ?? null;
  const room = rooms.find(({ id }) => id === roomId);

  const series = useRepeat({
    repeat,
    setRepeat: (change) => dispatch({ type: 'repeat', change }),
    first: {
      professionalId,
      // An overbooking is always single.
      startTime: overbooking.isOn ? undefined : startTime,
      durationMinutes,
      roomId: room?.id ?? null,
    },
    sentTurnos,
  });
  const first =
    series.isOn && professionalId !== null && !typesTime && startTime !== undefined
      ? { professionalId, startTime }
      : null;
  if (!isSameFirst(first, seriesFirst)) dispatch({ type: 'seriesFirst', first });

  const isMissing = {
    professional: professionalId === null && (typesTime || (isForDay && choice.specialtyId === null)),
    start: startTime === undefined,
    room: startTime !== undefined && !room && !series.isOn,
  };
  return {
    choices,
    professional,
    kind,
    room,
    roomsThen,
    /** The professional's default. */
    ownMinutes: lengths.own,
    durationMinutes,
    soonest,
    /** The list of the soonest begins at a day. */
    isFromDay,
    startTime,
    /** `sent`, while its slot is chosen. */
    held,
    isProposed: choice.roomId === null,
    series,
    overbooking,
    isMissing,
    /** The missing choice; null: none. */
    missing: missingText(isMissing) ?? (series.isOn ? missingDates(series.turnos) : null),
    /** Shows `text` and reloads the shown times. */
    slotTaken: async (text: string) => {
      await Promise.all([choices.slotTaken(text), ...(showsSoonest ? [soonest.refetch()] : [])]);
    },
  };
}

function missingText(isMissing: { professional: boolean; start: boolean; room: boolean }): string | null {
  if (isMissing.professional || isMissing.start) return bookingTexts.faults.noDateAndTime;
  return isMissing.room ? bookingTexts.faults.noRoom : null;
}
