import { monthOf } from '../../../kit/time/wall-time';
import type { BookingMode } from '../booking-mode';

export interface DialogChoice {
  professionalId: number | null;
  roomId: number | null;
  /** Null: the professional's default. */
  durationMinutes: number | null;
  /** yyyy-MM; null: the day's month, else the present one. */
  month: string | null;
  /** yyyy-MM-dd */
  day: string | null;
  /** The day the dialog was opened for. The first choice of professional and room keeps it; later ones clear it. */
  openedFor: string | null;
  /** As the API sent it. */
  startTime: string | null;
  /** Staff type date and time instead. */
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

/** Administrators start with nobody; patients with the given professional, or else the first. */
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

/** Clears room, day and slot: another professional has others. Keeps a chosen length. */
export function withProfessional(choice: DialogChoice, professionalId: number | null): DialogChoice {
  return { ...withoutDay(choice, choice.professionalId === null), professionalId, roomId: null };
}

/** Clears day and slot: another room is free at other times. */
export function withRoom(choice: DialogChoice, roomId: number | null): DialogChoice {
  return { ...withoutDay(choice, choice.roomId === null), roomId };
}

/** Keeps the day. The professional's `own` length becomes null, as another professional has another. */
export function withDuration(choice: DialogChoice, durationMinutes: number, own: number): DialogChoice {
  return { ...choice, durationMinutes: durationMinutes === own ? null : durationMinutes, startTime: null };
}

export function withMonth(choice: DialogChoice, month: string): DialogChoice {
  return { ...choice, month };
}

/** Clears the slot: another day has others. */
export function withDay(choice: DialogChoice, day: string): DialogChoice {
  return { ...choice, day, month: monthOf(day), startTime: null };
}

export function withStart(choice: DialogChoice, day: string, startTime: string): DialogChoice {
  return { ...withDay(choice, day), startTime };
}

export function withoutStart(choice: DialogChoice): DialogChoice {
  return { ...choice, startTime: null };
}

/** Keeps the month, and the opening day if this is the first choice. */
function withoutDay(choice: DialogChoice, isFirst: boolean): DialogChoice {
  const month = choice.month ?? (choice.day === null ? null : monthOf(choice.day));
  return { ...choice, month, day: isFirst && choice.day === choice.openedFor ? choice.day : null, startTime: null };
}
