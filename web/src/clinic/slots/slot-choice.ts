import { clockTime, dayOf, monthOf } from '../../kit/time/wall-time';
import { slotAt } from './day-slots';

export interface SlotChoice {
  professionalId: number | null;
  roomId: number | null;
  /** Null: the default type, or none. */
  kindId: number | null;
  /** Null: the professional's. */
  durationMinutes: number | null;
  /** yyyy-MM; null: the day's, else the present month. */
  month: string | null;
  /** yyyy-MM-dd */
  day: string | null;
  /** Kept by the first choice of professional and room; cleared by later ones. */
  openedFor: string | null;
  /** An instant, or its beginning: yyyy-MM-ddTHH:mm. */
  start: string | null;
  /** Times need not be on offer. */
  typesTime: boolean;
  /** Taken by others, until the next choice. */
  lost: LostSlot | { what: 'room' } | null;
}

export interface LostSlot {
  what: 'slot';
  start: string;
  /** The refusal; null: no longer on offer. */
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

/** From the server. */
export type SlotNews =
  | { type: 'slots'; day: string; starts: readonly string[] }
  | { type: 'rooms'; start: string; free: readonly number[] }
  | { type: 'refused'; start: string; text: string | null };

export type SlotEvent =
  | SlotNews
  | { type: 'professional' | 'room'; id: number | null }
  /** `minutes`: see SlotChoice. */
  | { type: 'kind'; id: number | null; minutes: number | null }
  /** `own`: the professional's; null: unknown. */
  | { type: 'duration'; minutes: number; own: number | null }
  | { type: 'month'; month: string }
  | { type: 'day'; day: string }
  | { type: 'slot'; start: string }
  | { type: 'typing'; typesTime: boolean }
  | { type: 'restored'; choice: SlotChoice };

type Cleared = 'roomId' | 'day' | 'start';

/** Dependent choices that each choice clears. Clearing the day clears its slot. */
export type Clears = Partial<Record<'professional' | 'room' | 'kind' | 'duration' | 'month', readonly Cleared[]>>;

/** A `SlotNews` without effect returns the same object. */
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
        // Other length.
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
        // Older drafts may lack fields.
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

/** Undefined: no types. */
export function defaultKind<Kind extends { isOnline: boolean }>(kinds: readonly Kind[]): Kind | undefined {
  return kinds.find(({ isOnline }) => isOnline);
}

/** Types differ by professional. */
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
    // Keeps the shown month.
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

/** When others took the slot: the day stays, as does a time that needs no offer. */
function withoutSlot(choice: SlotChoice, start: string, text: string | null): SlotChoice {
  return { ...choice, start: choice.typesTime ? choice.start : null, lost: { what: 'slot', start, text } };
}

/** Clears a taken room; chooses the only free one. */
function withFreeRoom(choice: SlotChoice, { start, free }: { start: string; free: readonly number[] }): SlotChoice {
  if (!isAt(choice, start) || (choice.roomId !== null && free.includes(choice.roomId))) return choice;
  const only = free.length === 1 && free[0] !== undefined ? free[0] : null;
  if (only === choice.roomId) return choice;
  return { ...choice, roomId: only, lost: choice.roomId === null ? choice.lost : { what: 'room' } };
}

function isAt(choice: SlotChoice, instant: string): boolean {
  return choice.start !== null && instant.startsWith(choice.start);
}

/** Under way, or without a clear answer. */
export interface SentSlot {
  professionalId: number;
  startTime: string;
}

/** A professional has each time once, so a retry is the same booking. */
export function isSent(choice: SlotChoice, sent: SentSlot): boolean {
  return choice.professionalId === sent.professionalId && isAt(choice, sent.startTime);
}

/** Never past; by default the first free slot's. */
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
