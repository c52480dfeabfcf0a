import { useEffect } from 'react';

import type { SlotChoice, SlotEvent } from '../../../clinic/slots/slot-choice';
import type { RoomChoiceFragment } from '../../../clinic/slots/slots.generated';
import { useRoomsOffer, type OfferFor } from '../../../clinic/slots/useOffers';
import type { Booking } from '../../../clinic/booking/send/booking-attempt';
import { texts } from '../texts';

interface Options {
  choice: SlotChoice;
  dispatch: (event: SlotEvent) => void;
  offerFor: OfferFor;
  startTime: string | undefined;
  /** Sent for this slot, without a clear answer. */
  held: Booking | null;
}

/** Rooms at the chosen slot, and the room of the booking. */
export function useSlotRoom({ choice, dispatch, offerFor, startTime, held }: Options) {
  const offered = useRoomsOffer(offerFor, startTime);
  // Other rooms are for staff only.
  const suitable = offered.rooms?.filter(({ isSuitable }) => isSuitable);
  const rooms = held ? suitable?.map((it) => (it.room.id === held.roomId ? freed(it) : it)) : suitable;
  const free = rooms?.filter(({ availability }) => availability === 'free');
  useEffect(() => {
    if (startTime === undefined || !offered.settled || !free) return;
    dispatch({ type: 'rooms', start: startTime, free: free.map(({ room }) => room.id) });
  });
  return {
    rooms,
    roomsFailed: offered.failed && !rooms,
    retryRooms: offered.refetch,
    roomNotice: choice.lost?.what === 'room' ? texts.notice.roomGone : null,
    room: chosenOrFirst(free, choice.roomId ?? held?.roomId)?.room,
  };
}

/** Else the first free one: most patients don't mind. */
function chosenOrFirst(free: readonly RoomChoiceFragment[] | undefined, id: number | null | undefined) {
  return free?.find(({ room }) => room.id === id) ?? free?.[0];
}

function freed(choice: RoomChoiceFragment): RoomChoiceFragment {
  return { ...choice, availability: 'free' };
}
