import { useCallback, useEffect, useMemo, useRef } from 'react';

import { bookedAt } from '../../../clinic/appointment/booked';
import { kindTexts } from '../../../clinic/slots/kind-texts';
import {
  defaultKind,
  NOTHING_CHOSEN,
  slotReducer,
  type SlotChoice,
  type SlotEvent,
} from '../../../clinic/slots/slot-choice';
import type { KindChoiceFragment, RoomChoiceFragment } from '../../../clinic/slots/slots.generated';
import { useRoomsOffer } from '../../../clinic/slots/useOffers';
import { usePlace } from '../../../kit/place/usePlace';
import { clockTime } from '../../../kit/time/wall-time';
import type { Booking } from '../send/booking-attempt';
import { texts } from '../texts';
import { useSlotSteps } from './useSlotSteps';
import { readBookingPlace, writeBookingPlace } from './booking-place';

/** Of another kind a day has other times. */
const choose = slotReducer({ kind: ['start'] });
/** Back skips what the page changes by itself. */
const BY_ITSELF: ReadonlySet<SlotEvent['type']> = new Set(['slots', 'rooms', 'refused', 'restored']);

interface Professional {
  id: number;
  consultationKinds: readonly KindChoiceFragment[];
}

/** The steps of kind, day and slot, then the rooms; see slotReducer. `today` is the clinic's, yyyy-MM-dd. */
export function useBooking(
  { id: professionalId, consultationKinds }: Professional,
  today: string,
  sent: Booking | null,
) {
  const { choice, dispatch } = useBookingPlace(professionalId);
  const chosen = consultationKinds.find(({ id }) => id === choice.kindId);
  // Of the default the server knows the length, and so the page its times from the first.
  const offerFor = { professionalId, durationMinutes: chosen?.durationMinutes ?? null };
  const steps = useSlotSteps({ choice, dispatch, offerFor, today, sent, stepAfter: () => ['paciente'] });
  const { startTime, held, say, moveFocus } = steps;
  const { lost, roomId } = choice;

  const offered = useRoomsOffer(offerFor, startTime);
  // Rooms of other specialties are only for the staff's dialogs.
  const suitable = offered.rooms?.filter(({ isSuitable }) => isSuitable);
  const rooms = held ? suitable?.map((it) => (it.room.id === held.roomId ? freed(it) : it)) : suitable;
  const free = rooms?.filter(({ availability }) => availability === 'free');
  useEffect(() => {
    if (startTime === undefined || !offered.settled || !free) return;
    dispatch({ type: 'rooms', start: startTime, free: free.map(({ room }) => room.id) });
  });

  return {
    ...steps,
    choice,
    kind: chosen ?? defaultKind(consultationKinds),
    chooseKind: (id: number) => {
      if (choice.start !== null) say(kindTexts.undoes);
      dispatch({ type: 'kind', id, minutes: null });
    },
    restore: (query: string) =>
      dispatch({ type: 'restored', choice: { ...choice, ...readBookingPlace(new URLSearchParams(query)) } }),
    slotNotice: ownTurnoNotice(professionalId, choice) ?? steps.slotNotice,
    roomNotice: lost?.what === 'room' ? texts.notice.roomGone : null,
    rooms,
    roomsFailed: offered.failed && !rooms,
    retryRooms: offered.refetch,
    room: chosenOrFirst(free, roomId ?? held?.roomId)?.room,
    chooseRoom: ({ id, name }: RoomChoiceFragment['room']) => {
      say(texts.spoken.room(name));
      moveFocus('paciente');
      dispatch({ type: 'room', id });
    },
  };
}

/** A room is proposed until the person chooses one: to a patient most are alike. */
function chosenOrFirst(free: readonly RoomChoiceFragment[] | undefined, id: number | null | undefined) {
  return free?.find(({ room }) => room.id === id) ?? free?.[0];
}

function freed(choice: RoomChoiceFragment): RoomChoiceFragment {
  return { ...choice, availability: 'free' };
}

/** When the visitor's own turno has the slot, or is on the day whose slots are shown, as after Back. */
function ownTurnoNotice(professionalId: number, { lost, day, start }: SlotChoice) {
  const isLost = lost?.what === 'slot';
  const at = isLost ? (lost.text === null ? lost.start : null) : start === null ? day : null;
  const own = at === null ? undefined : bookedAt(professionalId, at);
  return own && { text: texts.notice.slotIsOwn(clockTime(own.startTime)), appointmentId: own.appointmentId };
}

/** The visitor's choices, kept in the address. */
function useBookingPlace(professionalId: number) {
  const { place, state, go } = usePlace(readBookingPlace, writeBookingPlace);
  const lost = (state as Partial<SlotChoice> | null)?.lost ?? null;
  const choice = useMemo(() => ({ ...NOTHING_CHOSEN, ...place, professionalId, lost }), [place, professionalId, lost]);
  /** The address follows a moment later. */
  const latest = useRef<SlotChoice>(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);
  const dispatch = useCallback(
    (event: SlotEvent) => {
      // The same day again only leads to its slots.
      if (event.type === 'day' && event.day === latest.current.day) return;
      const next = choose(latest.current, event);
      if (next === latest.current) return;
      latest.current = next;
      go(next, { replace: BY_ITSELF.has(event.type), state: next.lost ? { lost: next.lost } : undefined });
    },
    [go],
  );
  return { choice, dispatch };
}
