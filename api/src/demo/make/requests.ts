import { addDays } from '../../domain/calendar-date';
import { minuteOfDate } from '../../domain/clinic-time';
import { professionalBy, REQUESTS, WAITING_LIST } from '../clinic-data';
import type { AppointmentBook, AppointmentRow } from './appointments';
import type { DemoCalendar } from './demo-calendar';
import { ACCOUNT_HOLDERS } from './people';
import type { Random } from './random';

export type RequestRow = ReturnType<typeof makeRequests>[number];

/**
 * Call it last: an assigned request takes an upcoming appointment from the book, or is left out. Instants in epoch
 * minutes.
 */
export function makeRequests({ calendar, rows, random }: AppointmentBook) {
  const { zone, today } = calendar;
  const taken = new Set<string>();
  const isToCome = ({ professional, status, startsAt }: AppointmentRow, specialty: string): boolean => {
    const isLive = status === 'pending' || status === 'confirmed';
    const isLater = startsAt > minuteOfDate(zone, addDays(today, 1), 0);
    return isLive && isLater && professionalBy(professional).specialty === specialty;
  };
  return REQUESTS.flatMap(({ patient, sentDaysAgo, preferredInDays, ...request }, index) => {
    const appointment = patient ? null : rows.find((it) => isToCome(it, request.specialty) && !taken.has(it.id));
    if (appointment === undefined) return [];
    if (appointment) taken.add(appointment.id);
    const email = patient?.email ?? appointment!.patientEmail;
    return [
      {
        ...request,
        id: random.uuid(),
        account: ACCOUNT_HOLDERS.some((it) => it.hasAccount && it.email === email) ? email : null,
        patientName: patient?.name ?? appointment!.patientName,
        patientEmail: email,
        patientPhone: patient ? patient.phone : appointment!.patientPhone,
        patientBirthDate: patient?.birthDate ?? null,
        contactName: patient?.contactName ?? null,
        preferredDate: preferredInDays === null ? null : addDays(today, preferredInDays),
        professional: appointment?.professional ?? null,
        appointment: appointment?.id ?? null,
        createdAt: minuteOfDate(zone, addDays(today, -sentDaysAgo), 9 * 60 + index * 47),
      },
    ];
  });
}

/** Instants in epoch minutes. */
export function makeWaitingList({ zone, today }: DemoCalendar, random: Random) {
  return WAITING_LIST.map(({ daysAgo, untilInDays, ...entry }, index) => {
    const fromDate = addDays(today, -daysAgo);
    const createdAt = minuteOfDate(zone, fromDate, 10 * 60 + index * 23);
    return { ...entry, id: random.uuid(), fromDate, untilDate: addDays(today, untilInDays), createdAt };
  });
}
