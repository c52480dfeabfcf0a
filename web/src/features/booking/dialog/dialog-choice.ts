import { monthOf } from '../../../shared/time/clinic-time';
import type { BookingMode } from './dialog-mode';

/** What is chosen in the dialog so far. */
export interface DialogChoice {
  professionalId: number | null;
  roomId: number | null;
  /** Null: the professional's. */
  durationMinutes: number | null;
  /** The month on show, yyyy-MM; null: the day's, else the present one. */
  month: string | null;
  /** yyyy-MM-dd */
  day: string | null;
  /** The dialog was opened for this day: the first professional and the first room do not undo that, others do. */
  openedFor: string | null;
  /** Exactly as the API sent it. */
  startTime: string | null;
  /** Date and time are typed instead. */
  typesTime: boolean;
}

interface Opening {
  mode: BookingMode;
  professionals: readonly { id: number }[];
  selectedProfessionalId: number | null;
  selectedDate: string | null;
  /** The professional's own profile. */
  ownProfessionalId: number | undefined;
}

/** Nobody is preselected for an administrator; a patient starts with the given one, or else the first. */
export function openingChoice({ mode, professionals, selectedProfessionalId, selectedDate, ownProfessionalId }: Opening): DialogChoice {
  const known = professionals.find(({ id }) => id === selectedProfessionalId)?.id;
  const preselected = {
    admin: null,
    professional: selectedProfessionalId ?? ownProfessionalId ?? null,
    patient: known ?? professionals[0]?.id ?? null,
  };
  return {
    professionalId: preselected[mode],
    roomId: null,
    durationMinutes: null,
    month: null,
    day: selectedDate,
    openedFor: selectedDate,
    startTime: null,
    typesTime: false,
  };
}

/** What was chosen of room, day and slot goes: another professional has others. A length chosen on purpose stays. */
export function withProfessional(choice: DialogChoice, professionalId: number | null): DialogChoice {
  return { ...withoutDay(choice, choice.professionalId === null), professionalId, roomId: null };
}

/** What was chosen of day and slot goes: another room is free at other times. */
export function withRoom(choice: DialogChoice, roomId: number | null): DialogChoice {
  return { ...withoutDay(choice, choice.roomId === null), roomId };
}

/**
 * The day stays: whether it has slots of that length is seen below it. The professional's `own` length is not one chosen on
 * purpose: another professional has another.
 */
export function withDuration(choice: DialogChoice, durationMinutes: number, own: number): DialogChoice {
  return { ...choice, durationMinutes: durationMinutes === own ? null : durationMinutes, startTime: null };
}

export function withMonth(choice: DialogChoice, month: string): DialogChoice {
  return { ...choice, month };
}

/** Another day has other slots, so the chosen one goes. */
export function withDay(choice: DialogChoice, day: string): DialogChoice {
  return { ...choice, day, month: monthOf(day), startTime: null };
}

export function withStart(choice: DialogChoice, day: string, startTime: string): DialogChoice {
  return { ...withDay(choice, day), startTime };
}

export function withoutStart(choice: DialogChoice): DialogChoice {
  return { ...choice, startTime: null };
}

/** The month stays on show; so does the day that the dialog was opened for, where nothing was chosen before. */
function withoutDay(choice: DialogChoice, isFirst: boolean): DialogChoice {
  const month = choice.month ?? (choice.day === null ? null : monthOf(choice.day));
  return { ...choice, month, day: isFirst && choice.day === choice.openedFor ? choice.day : null, startTime: null };
}
