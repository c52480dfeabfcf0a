import { addDays } from '../../domain/calendar-date';
import { minuteOfDate } from '../../domain/clinic-time';
import { PROFESSIONALS, type ProfessionalEmail } from '../tables/professionals';
import { REQUESTS, type DemoRequest } from '../tables/requests';
import type { AppointmentBook, AppointmentRow } from './appointment-book';
import { ACCOUNT_HOLDERS } from './people';

/** Instants in epoch minutes; the form is the specialty's. */
export type RequestRow = Omit<DemoRequest, 'patient' | 'sentDaysAgo' | 'preferredInDays'> & {
  readonly id: string;
  /** The patient's address, if the request belongs to an account. */
  readonly account: string | null;
  readonly patientName: string;
  readonly patientEmail: string;
  readonly patientPhone: string | null;
  readonly preferredDate: string | null;
  readonly professional: ProfessionalEmail | null;
  readonly appointment: string | null;
  readonly createdAt: number;
};

/** Call it last: an assigned request takes a coming appointment from the book, or is left out. */
export function makeRequests({ calendar, rows, random }: AppointmentBook): RequestRow[] {
  const { zone, today } = calendar;
  const taken = new Set<string>();
  return REQUESTS.flatMap(({ patient, sentDaysAgo, preferredInDays, ...request }, index) => {
    const appointment =
      patient === null ? rows.find((row) => isToCome(row, request.specialty) && !taken.has(row.id)) : undefined;
    const who =
      patient ??
      (appointment && {
        name: appointment.patientName,
        email: appointment.patientEmail,
        phone: appointment.patientPhone,
      });
    if (who === undefined) return [];
    if (appointment !== undefined) taken.add(appointment.id);
    return [
      {
        ...request,
        id: random.uuid(),
        account: ACCOUNT_HOLDERS.some(({ email, hasAccount }) => hasAccount && email === who.email) ? who.email : null,
        patientName: who.name,
        patientEmail: who.email,
        patientPhone: who.phone,
        preferredDate: preferredInDays === null ? null : addDays(today, preferredInDays),
        professional: appointment?.professional ?? null,
        appointment: appointment?.id ?? null,
        createdAt: minuteOfDate(zone, addDays(today, -sentDaysAgo), 9 * 60 + index * 47),
      },
    ];
  });

  function isToCome({ professional, status, startsAt }: AppointmentRow, specialty: string): boolean {
    const isLive = status === 'pending' || status === 'confirmed';
    return isLive && startsAt > minuteOfDate(zone, addDays(today, 1), 0) && specialtyOf(professional) === specialty;
  }
}

function specialtyOf(professional: ProfessionalEmail): string | undefined {
  return PROFESSIONALS.find(({ email }) => email === professional)?.specialty;
}
