import { clockTime, dayOf, monthOf } from '../../kit/time/wall-time';
import { slotAt } from './day-slots';

/** With whom, where, how long and when. */
export interface SlotChoice {
  professionalId: number | null;
  roomId: number | null;
  /** The kind of turno; null: the default one, or none. */
  kindId: number | null;
  /** Null: the professional's. */
  durationMinutes: number | null;
  /** yyyy-MM; null: the day's month, else the present one. */
  month: string | null;
  /** yyyy-MM-dd */
  day: string | null;
  /** The day the choice was opened for. The first choice of professional and room keeps it; later ones clear it. */
  openedFor: string | null;
  /** A slot of the day: its instant, or the beginning of it, yyyy-MM-ddTHH:mm. */
  start: string | null;
  /** Any time can be given, on offer or not. */
  typesTime: boolean;
  /** A slot or room that others took, until the person's next choice. */
  lost: LostSlot | { what: 'room' } | null;
}

export interface LostSlot {
  what: 'slot';
  start: string;
  /** The server's refusal; null: the slot is no longer on offer. */
  text: string | null;
}

export const NOTHING_CHOSEN: SlotChoice = {
  professionalId: null,
  roomId: null,
  kindId: null,
  durationMinutes: null,
  month: null,
  day: null,
  openedFor: null,
  start: null,
  typesTime: false,
  lost: null,
};

/** News from the server, not the person. */
export type SlotNews =
  /** The slots of `day`, up to date. */
  | { type: 'slots'; day: string; starts: readonly string[] }
  /** The rooms that are free at the slot `start`, up to date. */
  | { type: 'rooms'; start: string; free: readonly number[] }
  | { type: 'refused'; start: string; text: string | null };

export type SlotEvent =
  | SlotNews
  | { type: 'professional' | 'room'; id: number | null }
  /** `minutes`: as in SlotChoice. */
  | { type: 'kind'; id: number | null; minutes: number | null }
  | { type: 'duration'; minutes: number; own: number }
  | { type: 'month'; month: string }
  | { type: 'day'; day: string }
  | { type: 'slot'; start: string }
  | { type: 'typing'; typesTime: boolean }
  | { type: 'restored'; choice: SlotChoice };

type Cleared = 'roomId' | 'day' | 'start';

/** Dependent choices that each choice clears. Clearing the day clears its slot. */
export type Clears = Partial<Record<'professional' | 'room' | 'kind' | 'duration' | 'month', readonly Cleared[]>>;

/** A choice that a `SlotNews` leaves alone stays the same object. */
export function slotReducer(clears: Clears = {}) {
  return (choice: SlotChoice, event: SlotEvent): SlotChoice => {
    switch (event.type) {
      case 'professional':
        return {
          ...cleared(withoutKind(choice, event.id), clears.professional, choice.professionalId === null),
          professionalId: event.id,
        };
      case 'room':
        return { ...cleared(choice, clears.room, choice.roomId === null), roomId: event.id };
      case 'kind':
        return { ...cleared(choice, clears.kind), kindId: event.id, durationMinutes: event.minutes };
      case 'duration':
        // Another professional has another length.
        return {
          ...cleared(choice, clears.duration),
          durationMinutes: event.minutes === event.own ? null : event.minutes,
        };
      case 'month':
        return { ...cleared(choice, clears.month), month: event.month };
      case 'day':
        return { ...choice, month: monthOf(event.day), day: event.day, start: null, lost: null };
      case 'slot':
        return { ...choice, month: monthOf(event.start), day: dayOf(event.start), start: event.start, lost: null };
      case 'typing':
        return { ...choice, typesTime: event.typesTime, start: null, lost: null };
      case 'restored':
        // An older draft may lack something.
        return { ...NOTHING_CHOSEN, ...event.choice, lost: null };
      case 'slots':
        return isGone(choice, event) ? withoutSlot(choice, choice.start, null) : choice;
      case 'rooms':
        return withFreeRoom(choice, event);
      case 'refused':
        return choice.start === null || isAt(choice, event.start)
          ? withoutSlot(choice, event.start, event.text)
          : choice;
    }
  };
}

/** The type booked by default; undefined: the professional has none. */
export function defaultKind<Kind extends { isOnline: boolean }>(kinds: readonly Kind[]): Kind | undefined {
  return kinds.find(({ isOnline }) => isOnline);
}

/** Another professional has other kinds. */
export function withoutKind<Choice extends SlotChoice>(choice: Choice, professionalId: number | null): Choice {
  return choice.kindId === null || choice.professionalId === professionalId
    ? choice
    : { ...choice, kindId: null, durationMinutes: null };
}

function cleared(choice: SlotChoice, keys: readonly Cleared[] = [], isFirst = false): SlotChoice {
  const clearsDay = keys.includes('day') && !(isFirst && choice.day === choice.openedFor);
  return {
    ...choice,
    roomId: keys.includes('roomId') ? null : choice.roomId,
    // The month stays on show.
    month: clearsDay && choice.day !== null ? (choice.month ?? monthOf(choice.day)) : choice.month,
    day: clearsDay ? null : choice.day,
    start: keys.includes('day') || keys.includes('start') ? null : choice.start,
    lost: null,
  };
}

function isGone(
  choice: SlotChoice,
  { day, starts }: { day: string; starts: readonly string[] },
): choice is SlotChoice & { start: string } {
  return choice.start !== null && !choice.typesTime && choice.day === day && slotAt(starts, choice.start) === undefined;
}

/** The one rule for a slot that others took: the day stays, and so does a time that needs no offer. */
function withoutSlot(choice: SlotChoice, start: string, text: string | null): SlotChoice {
  return { ...choice, start: choice.typesTime ? choice.start : null, lost: { what: 'slot', start, text } };
}

/** Clears a room that is taken, and chooses the only one that is free. */
function withFreeRoom(choice: SlotChoice, { start, free }: { start: string; free: readonly number[] }): SlotChoice {
  if (!isAt(choice, start) || (choice.roomId !== null && free.includes(choice.roomId))) return choice;
  const only = free.length === 1 && free[0] !== undefined ? free[0] : null;
  if (only === choice.roomId) return choice;
  return { ...choice, roomId: only, lost: choice.roomId === null ? choice.lost : { what: 'room' } };
}

/** Whether the chosen slot begins at this instant. */
function isAt(choice: SlotChoice, instant: string): boolean {
  return choice.start !== null && instant.startsWith(choice.start);
}

/** A booking under way, or without a clear answer. */
export interface SentSlot {
  professionalId: number;
  startTime: string;
}

/** Whether its slot is chosen: of a professional, a time exists once, so a retry is the same booking. */
export function isSent(choice: SlotChoice, sent: SentSlot): boolean {
  return choice.professionalId === sent.professionalId && isAt(choice, sent.startTime);
}

/** The month to show, never a past one; while nothing is chosen, that of the first free slot, if known. */
export function shownMonth(
  { month, day }: Pick<SlotChoice, 'month' | 'day'>,
  today: string,
  first: string | null = null,
): string {
  const known = day ?? first;
  const chosen = month ?? (known === null ? null : monthOf(known));
  const present = monthOf(today);
  return chosen === null || chosen < present ? present : chosen;
}

export function lostText({ start, text }: LostSlot): string {
  return text ?? `El horario de las ${clockTime(start)} ya no está disponible. Elegí otro horario.`;
}
