import { useState } from 'react';

import { useMonthOffer } from '../../../clinic/slots/useOffers';
import { monthOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import { useUntakenRoomsQuery } from './assign.generated';

interface Options {
  /** Preselected when it is the only choice. */
  onlyProfessionalId: number | null;
  /** yyyy-MM-dd */
  preferredDate: string | null;
  /** In the clinic, yyyy-MM-dd. */
  today: string;
}

/**
 * The offer for a request's appointment and the choices: professional, day (default: the preferred one, if it has
 * slots), slot, and room (default: the first suitable one). When others take the chosen slot it is deselected and
 * `notice` says so.
 */
export function useAssignment({ onlyProfessionalId, preferredDate, today }: Options) {
  const near = preferredDate !== null && preferredDate >= today ? preferredDate : today;
  const [professionalId, setProfessionalId] = useState(onlyProfessionalId);
  const [month, setMonth] = useState(monthOf(near));
  const [chosenDay, setDay] = useState<string | null>(null);
  const [chosenStart, setStart] = useState<string | null>(null);
  const [chosenRoom, setRoom] = useState<{ id: number; name: string } | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  const offer = useMonthOffer({ professionalId }, month);
  const { slots, durationMinutes } = offer;
  const day = chosenDay ?? (preferredDate !== null && slots?.has(preferredDate) ? preferredDate : null);
  const daySlots = day === null ? undefined : (slots?.get(day) ?? []);
  const startTime = daySlots?.find((start) => start === chosenStart);
  if (chosenStart !== null && startTime === undefined && offer.settled && day !== null && monthOf(day) === month) {
    setStart(null);
    setNotice(texts.timeChoice.taken(chosenStart));
  }

  const free = useUntakenRoomsQuery({
    variables: {
      professionalId: professionalId ?? 0,
      startTime: startTime ?? '',
      ...(durationMinutes !== undefined && { durationMinutes }),
    },
    skip: startTime === undefined || professionalId === null,
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const rooms = startTime === undefined ? undefined : free.data?.untakenRooms;
  const kept = rooms?.find(({ room: { id } }) => id === chosenRoom?.id);
  const proposed = rooms?.find(({ isSuitable }) => isSuitable);
  const room = (kept ?? proposed)?.room;

  const choose = (change: () => void) => {
    setNotice(null);
    change();
  };
  return {
    near,
    month,
    offer,
    professionalId,
    day,
    daySlots,
    startTime,
    durationMinutes,
    rooms,
    roomsFailed: free.error !== undefined && rooms === undefined,
    retryRooms: free.refetch,
    room,
    /** The chosen room serves other specialties. */
    isForOthers: kept?.isSuitable === false,
    /** The name of the chosen room when it is not free at that time; the default replaces it. */
    lostRoom: rooms && !kept ? chosenRoom?.name : undefined,
    notice,
    chooseProfessional: (id: number | null) =>
      choose(() => {
        setProfessionalId(id);
        setDay(null);
        setStart(null);
        setRoom(null);
      }),
    showMonth: (next: string) =>
      choose(() => {
        setMonth(next);
        setDay(null);
        setStart(null);
      }),
    chooseDay: (next: string) =>
      choose(() => {
        setDay(next);
        setStart(null);
      }),
    chooseStart: (start: string) =>
      choose(() => {
        // Keeps the preferred day, which may be shown without being chosen.
        setDay(day);
        setStart(start);
      }),
    chooseRoom: (id: number) => setRoom(rooms?.find(({ room: it }) => it.id === id)?.room ?? null),
    /** Refetches the offer, when the server says that a choice is no longer free. */
    reload: async () => {
      await Promise.all([offer.refetch(), free.refetch()]);
    },
  };
}

export type Assignment = ReturnType<typeof useAssignment>;
