import {
  NOTHING_CHOSEN,
  slotReducer,
  withoutKind,
  type SlotChoice,
  type SlotEvent,
} from '../../../clinic/slots/slot-choice';
import { dayOf } from '../../../kit/time/wall-time';

/** The choices of the panel: a turno's, and how its times are looked for. */
export interface NewChoice extends SlotChoice {
  /** Any professional of it; the slot says whose it is. */
  specialtyId: number | null;
  /** The soonest times, or a month and all of its times. */
  times: 'soonest' | 'all';
  /** The room that comes with a chosen slot, to be proposed. */
  slotRoomId: number | null;
  /** The slot was chosen for another length, and nobody knows yet whether it is on offer for this one, or it is not. */
  isResized: boolean;
}

export type NewEvent =
  | SlotEvent
  | { type: 'whom'; professionalId: number | null; specialtyId: number | null; day: string | null }
  | { type: 'soonest'; slot: { startTime: string; professionalId: number; roomId: number } }
  | { type: 'times'; times: NewChoice['times'] };

/** With all times on show a room has its own, so another room has another day. */
const amongAll = slotReducer({ professional: ['roomId', 'day'], room: ['day'] });
/** A chosen slot stays in another room, to be checked. */
const amongSoonest = slotReducer({ professional: ['roomId', 'day'] });

/** A choice that news leave alone stays the same object. */
export function chooseNew(choice: NewChoice, event: NewEvent): NewChoice {
  switch (event.type) {
    case 'whom':
      return {
        ...withEvent(choice, { type: 'professional', id: event.professionalId }),
        specialtyId: event.specialtyId,
        ...(event.day !== null && { day: event.day }),
        // A room that the panel was opened with.
        roomId: choice.professionalId === null && choice.specialtyId === null ? choice.roomId : null,
        slotRoomId: null,
      };
    case 'soonest': {
      const { startTime, professionalId, roomId } = event.slot;
      const chosen = withEvent(withoutKind(choice, professionalId), { type: 'slot', start: startTime });
      return { ...chosen, professionalId, roomId: null, slotRoomId: roomId, isResized: false };
    }
    case 'slot':
      return { ...withEvent(choice, event), isResized: false };
    case 'kind':
    case 'duration': {
      const next = withEvent(choice, event);
      const isAnother = next.start !== null && next.durationMinutes !== choice.durationMinutes;
      return isAnother ? { ...next, isResized: true } : next;
    }
    case 'slots': {
      const next = withEvent(choice, event);
      const isOnOffer = next.isResized && next.start !== null && next.day === event.day;
      return isOnOffer ? { ...next, isResized: false } : next;
    }
    case 'times':
      return { ...choice, times: event.times, typesTime: false, lost: null };
    case 'room':
      // Before a time is chosen, a room has times of its own.
      return choice.start === null && !choice.typesTime && choice.professionalId !== null
        ? { ...withEvent(choice, event), times: event.id === null ? choice.times : 'all' }
        : withEvent(choice, event);
    case 'restored':
      // An older draft may lack something.
      return { ...NOTHING, ...event.choice, lost: null };
    default:
      return withEvent(choice, event);
  }
}

/** A professional's month is on show. */
export function showsMonth({ times, typesTime, specialtyId }: NewChoice): boolean {
  return times === 'all' && !typesTime && specialtyId === null;
}

function withEvent(choice: NewChoice, event: SlotEvent): NewChoice {
  const reduce = showsMonth(choice) ? amongAll : amongSoonest;
  const next = reduce(choice, event);
  return next === choice ? choice : { ...choice, ...next };
}

const NOTHING: NewChoice = {
  ...NOTHING_CHOSEN,
  specialtyId: null,
  times: 'soonest',
  slotRoomId: null,
  isResized: false,
};

interface Opening {
  date: string | null;
  startTime: string | null;
  professionalId: number | null;
  roomId: number | null;
}

/** A given time may be off the offer, so it is one that is typed. */
export function openingChoice({ date, startTime, professionalId, roomId }: Opening): NewChoice {
  const day = startTime === null ? date : dayOf(startTime);
  return {
    ...NOTHING,
    professionalId,
    roomId,
    day,
    openedFor: day,
    typesTime: startTime !== null,
    times: day === null && (roomId === null || professionalId === null) ? 'soonest' : 'all',
  };
}
