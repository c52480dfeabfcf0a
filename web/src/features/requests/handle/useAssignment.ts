import { useReducer, useState } from 'react';

import type { SoonestSlotFragment } from '../../../clinic/booking/soonest/soonest.generated';
import { kindTexts } from '../../../clinic/slots/kind-texts';
import { defaultKind, NOTHING_CHOSEN, slotReducer, type SentSlot } from '../../../clinic/slots/slot-choice';
import type { KindChoiceFragment } from '../../../clinic/slots/slots.generated';
import { useChosenSlot } from '../../../clinic/slots/useChosenSlot';
import { monthOf } from '../../../kit/time/wall-time';
import { useUntakenRoomsQuery, type SpecialtyProfessionalsQuery } from './assign.generated';

interface Options {
  /** A single one is preselected. */
  professionals: SpecialtyProfessionalsQuery['professionals'];
  /** yyyy-MM-dd */
  preferredDate: string | null;
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
  sent: SentSlot | null;
}

/** Cards show one month. The room stays, checked for the next slot. */
const choose = slotReducer({ professional: ['roomId', 'day'], kind: ['start'], month: ['day'] });

/**
 * Free slots and choices; see slotReducer. Defaults: the preferred day if it has slots, and the first suitable room.
 */
export function useAssignment({ professionals, preferredDate, today, sent }: Options) {
  const near = preferredDate !== null && preferredDate >= today ? preferredDate : today;
  const [choice, dispatch] = useReducer(choose, {
    ...NOTHING_CHOSEN,
    professionalId: onlyOf(professionals)?.id ?? null,
    month: monthOf(near),
  });
  const [picked, setPicked] = useState<SoonestSlotFragment | null>(null);
  const [roomName, setRoomName] = useState<string>();
  const [said, say] = useState('');
  const { professionalId, roomId } = choice;
  const professional = professionals.find(({ id }) => id === professionalId);
  const kinds = professional?.consultationKinds ?? [];
  const chosen = kinds.find(({ id }) => id === choice.kindId);
  const { shown: offer, ...slot } = useChosenSlot({
    choice,
    dispatch,
    // The server knows the default type's length.
    offerFor: { professionalId, durationMinutes: chosen?.durationMinutes ?? null },
    today,
    sent,
    preferredDay: preferredDate,
  });
  const { startTime } = slot;
  const { durationMinutes } = offer;

  const free = useUntakenRoomsQuery({
    variables: {
      professionalId: professionalId ?? 0,
      startTime: startTime ?? '',
      ...(durationMinutes !== undefined && { durationMinutes }),
    },
    skip: startTime === undefined || professionalId === null,
    fetchPolicy: 'cache-and-network',
  });
  const rooms = startTime === undefined ? undefined : free.data?.untakenRooms;
  const kept = rooms?.find(({ room: { id } }) => id === roomId);
  const proposed = rooms?.find(({ isSuitable }) => isSuitable);

  return {
    near,
    month: slot.month,
    offer,
    professional,
    kinds,
    kind: chosen ?? defaultKind(kinds),
    day: slot.day,
    daySlots: slot.slots,
    startTime,
    durationMinutes,
    rooms,
    roomsFailed: free.error !== undefined && rooms === undefined,
    retryRooms: free.refetch,
    room: (kept ?? proposed)?.room,
    /** The chosen room serves other specialties. */
    isForOthers: kept?.isSuitable === false,
    /** Name of the chosen room if busy; the default replaces it. */
    lostRoom: rooms && roomId !== null && !kept ? roomName : undefined,
    notice: slot.notice,
    isDayClosed: slot.isDayClosed,
    /** The slot chosen from the first free ones. */
    picked: picked?.startTime === choice.start && picked?.professional.id === professionalId ? picked : null,
    /** For screen readers. */
    said,
    pick: (found: SoonestSlotFragment) => {
      say('');
      setPicked(found);
      // The slot has the length of the default type.
      dispatch({ type: 'kind', id: null, minutes: null });
      dispatch({ type: 'professional', id: found.professional.id });
      dispatch({ type: 'slot', start: found.startTime });
    },
    chooseProfessional: (id: number | null) => dispatch({ type: 'professional', id }),
    chooseKind: ({ id }: KindChoiceFragment) => {
      if (choice.start !== null) say(kindTexts.undoes);
      dispatch({ type: 'kind', id, minutes: null });
    },
    showMonth: (month: string) => dispatch({ type: 'month', month }),
    chooseDay: (day: string) => dispatch({ type: 'day', day }),
    chooseStart: (start: string) => {
      say('');
      dispatch({ type: 'slot', start });
    },
    chooseRoom: (id: number) => {
      dispatch({ type: 'room', id });
      setRoomName(rooms?.find(({ room }) => room.id === id)?.room.name);
    },
    /** After a CONFLICT: reloads the free slots. */
    slotTaken: async (start: string) => {
      dispatch({ type: 'refused', start, text: null });
      await Promise.all([offer.refetch(), free.refetch()]);
    },
  };
}

/** undefined unless exactly one. */
export function onlyOf<One>(list: readonly One[]): One | undefined {
  return list.length === 1 ? list[0] : undefined;
}

export type Assignment = ReturnType<typeof useAssignment>;
