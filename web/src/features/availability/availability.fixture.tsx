import { screen, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { NEVER, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import type { UnavailableDateFactsFragment } from './dates/dates.generated';

type Facts = UnavailableDateFactsFragment;
interface Entry {
  dayOfWeek: number;
  startTime: string;
  endTime: string;
}

let lastId = 0;
export const anEntry = (dayOfWeek: number, startTime: string, endTime: string) => {
  lastId += 1;
  return { __typename: 'AvailabilityEntry', id: lastId, dayOfWeek, startTime, endTime };
};

export function anUnavailableDate(facts: Partial<Facts> = {}): Facts & { __typename: 'UnavailableDate' } {
  return {
    __typename: 'UnavailableDate',
    id: 1,
    date: '2026-12-08',
    reason: 'holiday',
    description: null,
    isAllDay: true,
    startTime: null,
    endTime: null,
    version: 1,
    affectedAppointments: [],
    affectedRentals: [],
    ...facts,
  };
}

/** An appointment of 8 December 2026, on an unavailable date. */
export function anAffectedAppointment(facts: Partial<Facts['affectedAppointments'][number]> = {}) {
  return {
    __typename: 'Appointment' as const,
    id: 'turno-1',
    patientName: 'Nora Paz',
    startTime: '2026-12-08T09:30:00-03:00',
    endTime: '2026-12-08T10:00:00-03:00',
    status: 'confirmed' as const,
    ...facts,
  };
}

/** The user's own rental of 8 December 2026, on an unavailable date. */
export function anAffectedRental(facts: Partial<Facts['affectedRentals'][number]> = {}) {
  return {
    __typename: 'RoomBooking' as const,
    id: 'alquiler-1',
    professionalId: 3,
    roomName: 'Consultorio 1',
    date: '2026-12-08',
    startTime: '09:00',
    endTime: '13:00',
    ...facts,
  };
}

export const FEE = { __typename: 'ProfessionalFee', id: 3, fee: 18000, defaultDurationMinutes: 30, version: 1 };
export const BIO = { __typename: 'ProfessionalBio', id: 3, bio: 'Clínica médica.', version: 1 };
const PRACTICE = {
  __typename: 'Professional',
  id: 3,
  overbookingsPerHour: 0,
  editableFee: FEE,
  editableBio: BIO,
};

/** For a professional with appointments of 25 minutes. */
export const kindsAnswer = (kinds: readonly object[]) => ({
  allConsultationKinds: kinds,
  professionalAvailability: {
    __typename: 'WeeklyAvailability',
    professionalId: 3,
    professional: { __typename: 'Professional', id: 3, ownDurationMinutes: 25 },
  },
});

export const RULES = {
  __typename: 'BookingRules',
  professionalId: 3,
  noticeHours: null,
  horizonDays: null,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  quotas: [
    {
      __typename: 'HoursQuota',
      entryId: 1,
      dayOfWeek: 1,
      startTime: '09:00',
      endTime: '13:00',
      deskPlaces: 0,
      deskReleaseTime: null as string | null,
      sameDayPlaces: 0,
      sameDayTime: '00:00',
    },
  ],
  version: 0,
};

/** `version` counts the saves. */
export function aWeek(entries: ReturnType<typeof anEntry>[], version = 1, professionalId = 3) {
  return { __typename: 'WeeklyAvailability', professionalId, version, entries };
}
const TEMPLATE = {
  __typename: 'ScheduleTemplate',
  id: 'business-hours',
  name: 'Horario Comercial',
  description: 'Lunes a viernes de 09:00 a 18:00',
};

/** Mondays from 09:00 to 13:00, and no unavailable date. */
export function availabilityAnswers(answers: Answers = {}): Answers {
  return {
    ...landingAnswers(),
    Viewer: { viewer: aUser('professional') },
    WeeklyAvailability: {
      professionalAvailability: aWeek([anEntry(1, '09:00', '13:00')]),
      scheduleTemplates: [TEMPLATE],
    },
    UnavailableDates: { clinic: aClinic(), unavailableDates: [] },
    BookingRules: { bookingRules: RULES },
    ConsultationKinds: kindsAnswer([]),
    OwnPractice: { viewer: { __typename: 'User', id: 7, professional: PRACTICE } },
    SaveWeek: ({ entries, expectedVersion }) => ({
      setProfessionalAvailability: aWeek(stored(entries as Entry[]), Number(expectedVersion) + 1),
    }),
    ApplyTemplate: {
      applyScheduleTemplate: aWeek(
        [1, 2, 3, 4, 5].map((day) => anEntry(day, '09:00', '18:00')),
        2,
      ),
    },
    ...answers,
  };
}

function stored(entries: Entry[]) {
  return entries.map(({ dayOfWeek, startTime, endTime }) => anEntry(dayOfWeek, startTime, endTime));
}

const PARTS = ['WeeklyAvailability', 'UnavailableDates', 'BookingRules', 'ConsultationKinds', 'OwnPractice'] as const;

type Part = (typeof PARTS)[number];

/** For tests of one form: drawing the others takes longer. */
export const onTheirWayBut = (shown: Part): Answers =>
  Object.fromEntries(PARTS.filter((part) => part !== shown).map((part) => [part, NEVER]));

/** Opens the tab, with all its forms or only one; `part` finds a section by its heading. */
export async function openAvailability(answers: Answers = {}, only?: Part) {
  localStorage.setItem('token', 'abc');
  const given = availabilityAnswers({ ...(only && onTheirWayBut(only)), ...answers });
  const app = await renderApp('/dashboard/availability', given);
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  return { ...app, part };
}

/** The weekly hours, loaded. */
export async function openWeek(answers: Answers = {}) {
  const opened = await openAvailability(answers, 'WeeklyAvailability');
  const week = await opened.part('Disponibilidad semanal');
  await week.findByRole('checkbox', { name: 'Lunes' });
  const choose = (label: string, time: string) => opened.user.selectOptions(week.getByLabelText(label), time);
  const save = week.getByRole('button', { name: 'Guardar horarios' });
  return { ...opened, week, choose, save };
}
