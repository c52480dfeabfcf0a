import { BOOKED_KEY } from '../../kit/session/left-in-tab';

interface Booked {
  appointmentId: string;
  professionalId: number;
  startTime: string;
}

/** Remembers the last booking in this tab: Back leads to pages where its slot is gone. */
export function rememberBooked(booked: Booked): void {
  try {
    sessionStorage.setItem(BOOKED_KEY, JSON.stringify(booked));
  } catch {
    // No storage, no memory.
  }
}

/** The last booking on this day or at this clinic time: yyyy-MM-ddTHH:mm, or an instant. */
export function bookedAt(professionalId: number, start: string): Booked | undefined {
  const booked = lastBooked();
  return booked?.professionalId === professionalId && booked.startTime.startsWith(start) ? booked : undefined;
}

export function forgetBooked(appointmentId: string): void {
  if (lastBooked()?.appointmentId === appointmentId) sessionStorage.removeItem(BOOKED_KEY);
}

function lastBooked(): Booked | null {
  try {
    return JSON.parse(sessionStorage.getItem(BOOKED_KEY) ?? 'null') as Booked | null;
  } catch {
    return null;
  }
}
