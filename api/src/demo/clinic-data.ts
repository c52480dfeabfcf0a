import type { AppointmentStatus } from '../domain/appointment-status';
import type { CoverageOutcome } from '../domain/coverage-rules';
import type { RelationKind } from '../domain/family';
import type { Answers } from '../domain/request-form';
import type { Weekday } from '../domain/weekday';
import type { WeekdayHours } from '../domain/weekly-hours';
import type { UnavailableReason } from '../features/availability/unavailable-date.objects';
import data from './clinic.json';

/** By weekday, 1 = Monday: 'HH:mm-HH:mm', separated by commas. */
export type WeeklyHours = { readonly [weekday in Weekday]?: string };

interface FormField {
  id: string;
  type: 'text' | 'textarea' | 'email' | 'tel' | 'number' | 'date' | 'select' | 'radio' | 'checkbox';
  label: string;
  required: boolean;
  placeholder: string | null;
  /** A checkbox without options is Sí/No. */
  options: readonly string[];
  validation: { min: number | null; max: number | null } | null;
}

export interface DemoProfessional {
  email: string;
  name: string;
  specialty: string;
  bio: string;
  /** Pesos per appointment; null: ask the clinic. */
  fee: number | null;
  /** null: the default of 30 minutes. */
  defaultDurationMinutes: number | null;
  licenseNumber: string | null;
  phone: string | null;
  weekly: WeeklyHours;
  /** Preferred first. */
  rooms: readonly string[];
  /** See drawPortrait. */
  portrait: string;
}

interface DemoRoom {
  name: string;
  description: string;
  /** 0: the clinic's default hourly cost. */
  hourlyRate: number;
  isActive: boolean;
  /** null: no month is configured. */
  template: string | null;
  /** Default: all. */
  specialties?: readonly string[];
}

interface PatientAccount {
  email: string;
  name: string;
  phone: string | null;
  isWoman: boolean;
  registeredDaysAgo: number;
  address?: string;
  dateOfBirth?: string;
  emergencyContact?: { name: string; phone: string; relationship: string };
  state?: 'unconfirmed' | 'suspended';
  family?: readonly FamilyMember[];
}

export interface FamilyMember {
  name: string;
  /** The account, as seen from the member. */
  kind: RelationKind;
  /** The age at the next birthday, and when that is. Default: the account's own date. */
  turns?: number;
  inDays?: number;
  /** Default: the account's. */
  email?: string;
  phone?: string;
  /** Added by the account; the desk has not agreed yet. */
  isDeclared?: boolean;
}

interface DemoRequest {
  specialty: string;
  status: 'pending' | 'pending_assignment' | 'rejected' | 'assigned';
  /** null: the patient of an upcoming appointment, assigned to the request. */
  patient: { name: string; email: string; phone: string | null; birthDate?: string; contactName?: string } | null;
  sentDaysAgo: number;
  preferredInDays: number | null;
  preferredTime: string | null;
  answers: Answers;
  adminNotes: string | null;
}

interface DemoEntry {
  professional: string | null;
  specialty: string | null;
  name: string;
  email: string;
  phone: string | null;
  daysAgo: number;
  untilInDays: number;
  hours: readonly WeekdayHours[];
  noticeHours: number;
  urgentReason: string | null;
}

/** The turnos that a rule or an amount is about; an appointment type is found by its professional. */
export interface DemoCoverageKey {
  insurer: string;
  plan?: string;
  specialty?: string;
  professional?: string;
  appointmentType?: string;
}

/** References: professionals by address, rooms and specialties by name. Days count from today. */
interface ClinicData {
  discountRules: readonly { minHoursPerDay: number; discountPercentage: number; description: string }[];
  coverageRules: readonly (DemoCoverageKey & {
    outcome: CoverageOutcome;
    daysFromToday: number;
    /** Last day. Default: no end. */
    untilInDays?: number;
  })[];
  /** Decimal texts. */
  copays: readonly (DemoCoverageKey & { amount: string; daysFromToday: number })[];
  professionals: readonly DemoProfessional[];
  /** From the first working day from `daysFromToday` on. `hours`: 'HH:mm-HH:mm'; null: all day. */
  absences: readonly {
    professional: string;
    daysFromToday: number;
    days: number;
    reason: UnavailableReason;
    description: string | null;
    hours: string | null;
  }[];
  roomTemplates: Readonly<Record<string, WeeklyHours>>;
  rooms: readonly DemoRoom[];
  /** Holidays by 'MM-dd'. */
  closedOn: Readonly<Record<string, string>>;
  /** Weekly, without collisions; long ones reach each discount. */
  rentals: readonly { professional: string; weekday: Weekday; hours: string; room: string }[];
  patients: readonly PatientAccount[];
  /** On the first date with a free slot within a week from `daysFromToday` on. */
  visits: readonly { professional: string; daysFromToday: number; status: AppointmentStatus; notes: string | null }[];
}

export const CLINIC_DATA = data as unknown as Omit<typeof data, keyof ClinicData> & ClinicData;

export const { settings: CLINIC, professionals: PROFESSIONALS, rooms: ROOMS, services: SERVICES } = CLINIC_DATA;

export const VISITOR = 'paciente@clinica.example';

/** The professional with overbookings. */
export const OVERBOOKED = 'profesional@clinica.example';

const NO_MORE = { required: false, placeholder: null, options: [], validation: null };

/** In display order. */
export const SPECIALTIES = data.specialties.map(({ form = [], ...specialty }) => ({
  ...specialty,
  formConfig: form.map((field) => ({ ...NO_MORE, ...field }) as FormField),
}));

const NO_ANSWERS = { adminNotes: null, answers: {}, preferredInDays: null, preferredTime: null };

export const REQUESTS = data.requests.map((request) => ({ ...NO_ANSWERS, ...(request as object) }) as DemoRequest);

const MORNINGS: readonly WeekdayHours[] = ([1, 2, 3, 4, 5] as const).map((weekday) => {
  return { weekday, startMinute: 8 * 60, endMinute: 12 * 60 };
});

export const WAITING_LIST = data.waitingList.map(
  ({ mornings, ...entry }): DemoEntry => ({
    hours: mornings ? MORNINGS : [],
    noticeHours: 2,
    urgentReason: null,
    ...entry,
  }),
);

export function professionalBy(email: string): DemoProfessional {
  return PROFESSIONALS.find((it) => it.email === email)!;
}
