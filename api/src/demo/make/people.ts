import { addDays } from '../../domain/calendar-date';
import { minuteOfDate } from '../../domain/clinic-time';
import {
  MAIL_DOMAINS,
  MENS_NAMES,
  PATIENT_ACCOUNTS,
  type PatientAccount,
  SURNAMES,
  WOMENS_NAMES,
} from '../tables/patients';
import { PROFESSIONALS } from '../tables/professionals';
import type { DemoCalendar } from './demo-calendar';
import type { Random } from './random';

/** Instants in epoch minutes. */
export type UserRow = {
  readonly email: string;
  readonly name: string;
  readonly role: 'admin' | 'professional' | 'user';
  readonly phone: string | null;
  readonly address: string | null;
  readonly dateOfBirth: string | null;
  readonly emergencyContactName: string | null;
  readonly emergencyContactPhone: string | null;
  readonly emergencyContactRelationship: string | null;
  readonly createdAt: number;
  readonly emailConfirmedAt: number | null;
  readonly suspendedAt: number | null;
};

export type Patient = {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Whether appointments belong to the account: only once its address is confirmed. */
  readonly hasAccount: boolean;
  readonly isWoman: boolean;
};

export const ADMIN = { email: 'admin@clinica.example', name: 'Silvina Rossi', phone: '+54 11 5555 2001' };
const CLINIC_OPENED_DAYS_AGO = 540;
/** Each comes about three times in the two months. */
const GUESTS = 520;
const SUSPENDED_DAYS_AGO = 6;

const NO_DETAILS = {
  address: null,
  dateOfBirth: null,
  emergencyContactName: null,
  emergencyContactPhone: null,
  emergencyContactRelationship: null,
  suspendedAt: null,
};

export function makeUsers(calendar: DemoCalendar): UserRow[] {
  const at = (daysAgo: number, minute: number) =>
    minuteOfDate(calendar.zone, addDays(calendar.today, -daysAgo), minute);
  const staff = [
    { ...ADMIN, role: 'admin' as const },
    ...PROFESSIONALS.map((it) => ({ ...it, role: 'professional' as const })),
  ];
  return [
    ...staff.map(({ email, name, phone, role }, index) => ({
      ...NO_DETAILS,
      email,
      name,
      role,
      phone,
      createdAt: at(CLINIC_OPENED_DAYS_AGO - index, 10 * 60),
      emailConfirmedAt: at(CLINIC_OPENED_DAYS_AGO - index, 10 * 60 + 5),
    })),
    ...PATIENT_ACCOUNTS.map((account: PatientAccount) => ({
      email: account.email,
      name: account.name,
      role: 'user' as const,
      phone: account.phone,
      address: account.address,
      dateOfBirth: account.dateOfBirth,
      emergencyContactName: account.emergencyContact?.name ?? null,
      emergencyContactPhone: account.emergencyContact?.phone ?? null,
      emergencyContactRelationship: account.emergencyContact?.relationship ?? null,
      createdAt: at(account.registeredDaysAgo, 19 * 60),
      emailConfirmedAt: account.state === 'unconfirmed' ? null : at(account.registeredDaysAgo, 19 * 60 + 4),
      suspendedAt: account.state === 'suspended' ? at(SUSPENDED_DAYS_AGO, 11 * 60) : null,
    })),
  ];
}

export const ACCOUNT_HOLDERS: readonly Patient[] = PATIENT_ACCOUNTS.map((account: PatientAccount) => ({
  name: account.name,
  email: account.email,
  phone: account.phone,
  hasAccount: account.state !== 'unconfirmed',
  isWoman: account.isWoman,
}));

/** People without an account, with distinct names and addresses. */
export function makeGuests(random: Random): Patient[] {
  const guests = new Map<string, Patient>();
  while (guests.size < GUESTS) {
    const isWoman = random.chance(0.55);
    const name = `${random.pick(isWoman ? WOMENS_NAMES : MENS_NAMES)} ${random.pick(SURNAMES)}`;
    const email = `${plain(name).replace(' ', '.')}@${random.pick(MAIL_DOMAINS)}`;
    const phone = random.chance(0.85) ? `+54 9 11 5555 ${random.integer(4000, 9999)}` : null;
    if (!guests.has(name)) guests.set(name, { name, email, phone, hasAccount: false, isWoman });
  }
  return [...guests.values()];
}

/** Lower case, without accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
