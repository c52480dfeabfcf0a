import {
  NOTHING_CHOSEN,
  slotReducer,
  withoutKind,
  type SlotChoice,
  type SlotEvent,
} from '../../clinic/slots/slot-choice';
import { DEFAULT_DURATION_MINUTES } from '../../clinic/appointment/appointment-lengths';
import type { Whose } from '../../clinic/booking/soonest/useSoonest';
import type { Booking } from '../../clinic/booking/send/booking-attempt';
import { NO_REPEAT, type Repeat } from '../../clinic/booking/series/repeat';
import { dayOf } from '../../kit/time/wall-time';

/** The panel's choices, and how it searches for times. */
export interface NewChoice extends SlotChoice {
  /** Any professional of it; the chosen slot names one. */
  specialtyId: number | null;
  /** Any professional at all; the chosen slot names one. */
  isAnybody: boolean;
  /** The soonest times, or all times of a month. */
  times: 'soonest' | 'all';
  /** The chosen slot's room, to be proposed. */
  slotRoomId: number | null;
  /** The slot was chosen for another length, and is not, or not yet, confirmed for this one. */
  isResized: boolean;
}

export type NewEvent =
  | SlotEvent
  | { type: 'whom'; professionalId: number | null; specialtyId: number | null; day: string | null }
  | { type: 'soonest'; slot: { startTime: string; professionalId: number; roomId: number } }
  | { type: 'times'; times: NewChoice['times'] };

/** A month shows the times of one room, so a new room resets the day. */
const amongAll = slotReducer({ professional: ['roomId', 'day'], room: ['day'] });
/** A chosen slot stays when the room changes, and is checked again. */
const amongSoonest = slotReducer({ professional: ['roomId', 'day'] });

/** Returns the same object if server data changes nothing. */
export function chooseNew(choice: NewChoice, event: NewEvent): NewChoice {
  switch (event.type) {
    case 'whom':
      return {
        ...withEvent(choice, { type: 'professional', id: event.professionalId }),
        specialtyId: event.specialtyId,
        isAnybody: event.professionalId === null && event.specialtyId === null,
        ...(event.day !== null && { day: event.day }),
        // The room with which the panel was opened.
        roomId: choice.professionalId === null && choice.isAnybody ? choice.roomId : null,
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
      // Before a time is chosen, choosing a room shows its month.
      return choice.start === null && !choice.typesTime && choice.professionalId !== null
        ? { ...withEvent(choice, event), times: event.id === null ? choice.times : 'all' }
        : withEvent(choice, event);
    case 'restored':
      // An older draft may lack fields.
      return { ...NOTHING, isAnybody: event.choice.professionalId === null, ...event.choice, lost: null };
    default:
      return withEvent(choice, event);
  }
}

/** Whether a professional's month is shown. */
export function showsMonth({ times, typesTime, specialtyId, isAnybody }: NewChoice): boolean {
  return times === 'all' && !typesTime && specialtyId === null && !isAnybody;
}

/** The list's professionals, also once one of its slots is chosen. */
export function whoseOf({ professionalId, specialtyId, isAnybody }: NewChoice): Whose {
  return { professionalId: isAnybody || specialtyId !== null ? null : professionalId, specialtyId };
}

function withEvent(choice: NewChoice, event: SlotEvent): NewChoice {
  const reduce = showsMonth(choice) ? amongAll : amongSoonest;
  const next = reduce(choice, event);
  return next === choice ? choice : { ...choice, ...next };
}

const NOTHING: NewChoice = {
  ...NOTHING_CHOSEN,
  specialtyId: null,
  isAnybody: false,
  times: 'soonest',
  slotRoomId: null,
  isResized: false,
};

interface Opening {
  date: string | null;
  startTime: string | null;
  professionalId: number | null;
  roomId: number | null;
  isForDay: boolean;
}

/** A given time may not be on offer, so it counts as typed. */
export function openingChoice({ date, startTime, professionalId, roomId, isForDay }: Opening): NewChoice {
  const day = startTime === null ? date : dayOf(startTime);
  return {
    ...NOTHING,
    professionalId,
    isAnybody: professionalId === null,
    roomId,
    day,
    openedFor: day,
    typesTime: startTime !== null,
    times: isForDay || (roomId !== null && professionalId !== null) ? 'all' : 'soonest',
  };
}

/** Everything the user decides in the panel, except typed values. */
export interface NewState {
  choice: NewChoice;
  repeat: Repeat;
  /** Start of the busy time that the user ticked to overbook. */
  overbookingAt: string | null;
  /** First appointment of the series; null: a single appointment. */
  seriesFirst: Booking | null;
}

export type NewStateEvent =
  | NewEvent
  | { type: 'repeat'; change: (repeat: Repeat) => Repeat }
  | { type: 'overbooking'; at: string | null }
  | { type: 'seriesFirst'; first: Booking | null }
  | { type: 'draft'; draft: { choice: NewChoice; repeat?: Repeat; overbookingAt?: string | null } };

/** Returns the same object if server data changes nothing. */
export function newAppointmentReducer(state: NewState, event: NewStateEvent): NewState {
  switch (event.type) {
    case 'repeat':
      return { ...state, repeat: event.change(state.repeat) };
    case 'overbooking':
      return { ...state, overbookingAt: event.at };
    case 'seriesFirst':
      return { ...state, seriesFirst: event.first };
    case 'draft': {
      // An older draft may lack fields.
      const { choice, repeat = state.repeat, overbookingAt = null } = event.draft;
      return { ...state, choice: chooseNew(state.choice, { type: 'restored', choice }), repeat, overbookingAt };
    }
    default: {
      const choice = chooseNew(state.choice, event);
      return choice === state.choice ? state : { ...state, choice };
    }
  }
}

export function openingState(opening: Opening, overbookingAt: string | null): NewState {
  return { choice: openingChoice(opening), repeat: NO_REPEAT, overbookingAt, seriesFirst: null };
}

export function isSameFirst(one: Booking | null, other: Booking | null): boolean {
  return one?.startTime === other?.startTime && one?.professionalId === other?.professionalId;
}

/** Length without a professional: an hour in a day's panel, half an hour for a specialty. */
const DAY_MINUTES = 60;

interface LengthContext {
  /** The professional's default length. */
  defaultMinutes: number | null | undefined;
  /** The panel was opened for a day. */
  isForDay: boolean;
}

/** The chosen professional's default length, the requested one (null: the default), and the appointment's. */
export function lengthsOf({ durationMinutes, specialtyId }: NewChoice, { defaultMinutes, isForDay }: LengthContext) {
  const isDayOnly = isForDay && specialtyId === null;
  const own = defaultMinutes ?? (isDayOnly ? DAY_MINUTES : DEFAULT_DURATION_MINUTES);
  return { own, requested: durationMinutes ?? (isDayOnly ? own : null), actual: durationMinutes ?? own };
}
