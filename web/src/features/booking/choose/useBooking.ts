import { useEffect, useRef, useState } from 'react';

import { slotAt, withSlot } from '../../../clinic/slots/day-slots';
import type { RoomChoiceFragment } from '../../../clinic/slots/slots.generated';
import { useFirstOffer, useMonthOffer, useRoomsOffer } from '../../../clinic/slots/useOffers';
import { notify } from '../../../kit/notify/notify';
import { clockTime, dayOf, monthOf } from '../../../kit/time/wall-time';
import { bookedAt } from '../send/booked';
import type { Booking } from '../send/booking-attempt';
import { texts } from '../texts';
import { chooseDay, chooseMonth, chooseRoom, chooseTime, dropSlot, isChosen, shownMonth, type BookingPlace } from './booking-place';
import { useBookingPlace } from './useBookingPlace';
import { focusHeading, useStepFocus } from './useStepFocus';

/**
 * The offered slots and rooms, the choices and how to change them. A choice that others took is cleared with a
 * notice. `sent`, a booking under way or unanswered, keeps its slot and room on offer while chosen, as it may have
 * taken them itself. `today` is the clinic's, yyyy-MM-dd.
 */
export function useBooking(professionalId: number, today: string, sent: Booking | null) {
  const { place, notice, go } = useBookingPlace();
  const held = sent !== null && isChosen(place, sent);
  const moveFocus = useStepFocus();
  const [said, say] = useState('');
  const [reloading, setReloading] = useState(false);
  /** The place whose slot the server refused; the address leaves it a moment later. */
  const refusedPlace = useRef<BookingPlace | null>(null);

  const month = shownMonth(place, today);
  const dayMonth = place.day === null ? month : monthOf(place.day);
  const wanted = { professionalId };
  const shown = useMonthOffer(wanted, month);
  const elsewhere = useMonthOffer(wanted, dayMonth, { skip: dayMonth === month });
  const offer = dayMonth === month ? shown : elsewhere;
  const first = useFirstOffer(wanted);

  const offered = place.day === null ? undefined : offer.slots && (offer.slots.get(place.day) ?? []);
  const slots = held && offered ? withSlot(offered, sent.startTime) : offered;
  const startTime = held ? sent.startTime : slotAt(slots ?? [], place.time);
  const offeredRooms = useRoomsOffer(wanted, startTime);
  // Rooms of other specialties are only for the staff's dialogs.
  const suitable = offeredRooms.rooms?.filter(({ isSuitable }) => isSuitable);
  const rooms = held ? suitable?.map((choice) => (choice.room.id === sent.roomId ? freed(choice) : choice)) : suitable;
  const free = rooms?.filter(({ availability }) => availability === 'free');
  const room = free?.find((choice) => choice.room.id === place.roomId)?.room;

  const slotIsGone = !held && !reloading && place.time !== null && offer.settled && startTime === undefined;
  useEffect(() => {
    if (!slotIsGone || place.time === null || refusedPlace.current === place) return;
    if (document.activeElement === document.body) moveFocus('horarios', place.day ?? '');
    const appointmentId = bookedAt(professionalId, place.day, place.time);
    const text = appointmentId === undefined ? texts.notice.slotGone(place.time) : texts.notice.slotIsOwn(place.time);
    go(dropSlot(place), { replace: true, notice: { step: 'slot', text, appointmentId } });
  }, [slotIsGone, professionalId, place, go, moveFocus]);

  const roomIsGone = !held && place.roomId !== null && offeredRooms.settled && !room;
  useEffect(() => {
    if (!roomIsGone) return;
    const reason = { step: 'room', text: texts.notice.roomGone } as const;
    go(chooseRoom(place, null), { replace: true, notice: reason });
  }, [roomIsGone, place, go]);

  const onlyRoomId = !held && offeredRooms.settled && free?.length === 1 ? free[0]?.room.id : undefined;
  useEffect(() => {
    if (onlyRoomId !== undefined && place.roomId === null) go(chooseRoom(place, onlyRoomId), { replace: true, notice });
  }, [onlyRoomId, place, notice, go]);

  return {
    place,
    go,
    said,
    notice,
    reloading,
    month,
    shown,
    slots,
    slotsFailed: offer.failed,
    startTime,
    durationMinutes: offer.durationMinutes,
    first,
    offeredRooms: { ...offeredRooms, rooms, failed: offeredRooms.failed && !rooms },
    room,
    /** The sent booking is still the chosen one. */
    held,
    showMonth: (next: string) => go(chooseMonth(place, next)),
    chooseDay: (day: string) => {
      say(texts.spoken.day(day, shown.slots?.get(day)?.length ?? 0));
      moveFocus('horarios', day);
      if (day !== place.day) go(chooseDay(place, day));
    },
    chooseSlot: (start: string) => {
      say(texts.spoken.slot(start));
      moveFocus('salas', start);
      go(chooseTime(place, dayOf(start), clockTime(start)));
    },
    chooseRoom: ({ id, name }: RoomChoiceFragment['room']) => {
      say(texts.spoken.room(name));
      moveFocus('paciente');
      go(chooseRoom(place, id));
    },
    /** After a CONFLICT: shows `text`, reloads the slots and leads to them. */
    slotTaken: async (text: string) => {
      notify.errorInPage(text);
      refusedPlace.current = place;
      setReloading(true);
      focusHeading('horarios');
      moveFocus('horarios', place.day ?? '');
      go(dropSlot(place), { replace: true, notice: { step: 'slot', text } });
      await Promise.all([offer.refetch(), first.refetch()]);
      setReloading(false);
    },
  };
}

function freed(choice: RoomChoiceFragment): RoomChoiceFragment {
  return { ...choice, availability: 'free' };
}
