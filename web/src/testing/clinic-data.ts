import type { WeekScheduleFragment } from '../clinic/hours/hours.generated';
import { WEEKDAY_KEYS, type WeekdayKey } from '../clinic/hours/weekdays';
import { PERMISSIONS } from '@turnero/api/domain/permissions';
import type { ClinicFactsFragment } from '../clinic/facts/clinic.generated';
import type { ProfessionalCardFragment, SpecialtyCardFragment } from '../clinic/people/cards.generated';
import type { Role, SessionUserFragment } from '../clinic/session/session.generated';

type Typed<T, Name extends string> = T & { __typename: Name };

export function aClinic(facts: Partial<ClinicFactsFragment> = {}): Typed<ClinicFactsFragment, 'Clinic'> {
  return {
    __typename: 'Clinic',
    name: 'Clínica del Parque',
    address: 'Av. Rivadavia 4875',
    phone: '+54 11 4901-2233',
    contactEmail: 'turnos@clinica.example',
    timeZone: 'America/Argentina/Buenos_Aires',
    currency: 'ARS',
    countryCode: '+54',
    defaultStartTime: '09:00',
    defaultEndTime: '17:00',
    lunchStartTime: '12:00',
    lunchEndTime: '13:00',
    weekStartsOn: 'monday',
    acceptsInsurers: true,
    now: '2026-11-21T10:15:00-03:00',
    ...facts,
  };
}

export function aSpecialty(facts: Partial<SpecialtyCardFragment> = {}): Typed<SpecialtyCardFragment, 'Specialty'> {
  return {
    __typename: 'Specialty',
    id: 1,
    slug: 'cardiologia',
    name: 'Cardiología',
    description: 'Corazón y presión arterial.',
    icon: 'heart',
    professionalCount: 1,
    formConfig: [],
    ...facts,
  };
}

export const NO_SECOND_FACTORS = {
  __typename: 'OwnSecondFactors',
  factors: [] as object[],
  recoveryCodesLeft: 0,
  required: false,
  proved: true,
  passkeysPossible: true,
};

export function aFactor(facts: object = {}) {
  return {
    __typename: 'SecondFactor',
    id: 1,
    kind: 'authenticator',
    name: 'Mi teléfono',
    createdAt: '2026-11-03T10:00:00-03:00',
    lastUsedAt: '2026-11-20T09:00:00-03:00',
    ...facts,
  };
}

export function formFields(count: number) {
  return Array.from({ length: count }, (_field, index) => ({ __typename: 'FormField', id: `campo-${index}` }));
}

export function aProfessional(
  facts: Partial<ProfessionalCardFragment> = {},
): Typed<ProfessionalCardFragment, 'Professional'> {
  const specialty = { __typename: 'Specialty', id: 1, name: 'Cardiología', icon: 'heart' };
  return {
    __typename: 'Professional',
    id: 1,
    slug: 'dra-lucia-fernandez',
    name: 'Dra. Lucía Fernández',
    pictureUrl: null,
    fee: 18000,
    specialty,
    ...facts,
  };
}

export function aUser(role: Role, facts: Partial<SessionUserFragment> = {}): Typed<SessionUserFragment, 'User'> {
  const professional = role === 'professional' ? { __typename: 'Professional' as const, id: 3 } : null;
  return {
    __typename: 'User',
    id: 7,
    name: 'Marta Ruiz',
    email: 'marta@example.com',
    phone: null,
    pictureUrl: null,
    startPage: null,
    emailConfirmed: true,
    bookingsWithheld: false,
    mustSetUpSecondFactor: false,
    role,
    permissions: role === 'admin' ? [...PERMISSIONS] : [],
    professional,
    ...facts,
  };
}

/** The viewer, as `aUser`: a professional of the specialty 1. */
export const RENTER = {
  __typename: 'User',
  id: 7,
  professional: { __typename: 'Professional', id: 3, specialty: { __typename: 'Specialty', id: 1 } },
} as const;

export function firstSlots(professionalId: number, ...startTimes: string[]) {
  return { __typename: 'FirstSlots', professionalId, startTimes };
}

export const interval = (startTime: string, endTime: string) =>
  ({ __typename: 'ScheduleInterval', startTime, endTime }) as const;

/** Closed on the other days. */
export function aWeek(days: Partial<Record<WeekdayKey, ReturnType<typeof interval>[]>>) {
  const entries = WEEKDAY_KEYS.map((key) => {
    const intervals = days[key] ?? [];
    return [key, { __typename: 'DaySchedule', isAvailable: intervals.length > 0, intervals }];
  });
  return { __typename: 'WeekSchedule', ...Object.fromEntries(entries) } as WeekScheduleFragment;
}

interface LandingParts {
  clinic?: ReturnType<typeof aClinic>;
  specialties?: ReturnType<typeof aSpecialty>[];
  professionals?: ReturnType<typeof aProfessional>[];
  openingHours?: ReturnType<typeof aWeek> | null;
  closedFor?: string | null;
}

/** Answers for the landing and the page's frame. */
export function landingAnswers({
  clinic = aClinic(),
  specialties = [],
  professionals = [],
  openingHours = null,
  closedFor = null,
}: LandingParts = {}) {
  return {
    Clinic: { clinic },
    Landing: { landing: { __typename: 'Landing', clinic, specialties, professionals, openingHours, closedFor } },
    FirstSlots: { firstSlots: [], clinic },
  };
}

export function aHoliday(date: string, name: string, closedRoomIds: readonly number[] | 'all' = []) {
  const isClosed = closedRoomIds === 'all';
  return { __typename: 'Holiday', date, name, isClosed, closedRoomIds: isClosed ? [1, 2] : closedRoomIds };
}
