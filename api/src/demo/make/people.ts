import { addDays } from '../../domain/calendar-date';
import { minuteOfDate } from '../../domain/clinic-time';
import { PARENTAL_KINDS } from '../../domain/family';
import { CLINIC_DATA, professionalBy, PROFESSIONALS, type FamilyMember } from '../clinic-data';
import type { DemoCalendar } from './demo-calendar';
import type { Random } from './random';

export type UserRow = ReturnType<typeof makeUsers>[number];

export interface Patient {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** True once the address is confirmed. */
  readonly hasAccount: boolean;
  readonly isWoman: boolean;
}

export const ADMIN = { email: 'admin@clinica.example', name: 'Silvina Rossi', phone: '+54 11 5555 2001' };
/** With Recepción's permissions. */
export const DESK = { email: 'recepcion@clinica.example', name: 'Valentina Roldán', phone: '+54 11 5555 2002' };
const CLINIC_OPENED_DAYS_AGO = 540;
/** About three appointments each in two months. */
const GUESTS = 520;
const SUSPENDED_DAYS_AGO = 6;
/** In days. */
const YOUNGEST = 45;
const OLDEST = 4800;

const NO_DETAILS = { address: null, dateOfBirth: null, suspendedAt: null };

/** Instants in epoch minutes. */
export function makeUsers({ zone, today }: DemoCalendar) {
  const at = (daysAgo: number, minute: number) => minuteOfDate(zone, addDays(today, -daysAgo), minute);
  const professionals = PROFESSIONALS.map((it) => ({ ...it, role: 'professional' }));
  const staff = [{ ...ADMIN, role: 'admin' }, ...professionals, { ...DESK, role: 'admin' }];
  return [
    ...staff.map(({ email, name, phone, role }, index) => ({
      ...NO_DETAILS,
      email,
      name,
      role,
      phone,
      ...contact(),
      createdAt: at(CLINIC_OPENED_DAYS_AGO - index, 10 * 60),
      emailConfirmedAt: at(CLINIC_OPENED_DAYS_AGO - index, 10 * 60 + 5),
    })),
    ...CLINIC_DATA.patients.map(({ email, name, phone, registeredDaysAgo, state, ...account }) => ({
      email,
      name,
      role: 'user',
      phone,
      address: account.address ?? null,
      dateOfBirth: account.dateOfBirth ?? null,
      ...contact(account.emergencyContact),
      createdAt: at(registeredDaysAgo, 19 * 60),
      emailConfirmedAt: state === 'unconfirmed' ? null : at(registeredDaysAgo, 19 * 60 + 4),
      suspendedAt: state === 'suspended' ? at(SUSPENDED_DAYS_AGO, 11 * 60) : null,
    })),
  ];
}

function contact(person?: { name: string; phone: string; relationship: string }) {
  return {
    emergencyContactName: person?.name ?? null,
    emergencyContactPhone: person?.phone ?? null,
    emergencyContactRelationship: person?.relationship ?? null,
  };
}

export const ACCOUNT_HOLDERS = CLINIC_DATA.patients.map(({ name, email, phone, state, isWoman }): Patient => {
  return { name, email, phone, hasAccount: state !== 'unconfirmed', isWoman };
});

export function makeGuests(random: Random): Patient[] {
  const { womensNames, mensNames, surnames, mailDomains } = CLINIC_DATA;
  const guests = new Map<string, Patient>();
  while (guests.size < GUESTS) {
    const isWoman = random.chance(0.55);
    const name = `${random.pick(isWoman ? womensNames : mensNames)} ${random.pick(surnames)}`;
    const email = `${plain(name).replace(' ', '.')}@${random.pick(mailDomains)}`;
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

/** A pediatrician sees the patient's child, always the same one. */
export function seenBy(professional: string, { name, email }: Patient, today: string) {
  const isChild = professionalBy(professional).specialty === 'Pediatría';
  if (!isChild) return { patientName: name, patientBirthDate: null, contactName: null };
  const child = youngestOf(email);
  if (child) return { patientName: child.name, patientBirthDate: bornOn(child, today), contactName: name };
  const names = CLINIC_DATA.childrensNames.filter((it) => !name.startsWith(`${it} `));
  const drawn = hashOf(email);
  return {
    patientName: `${names[drawn % names.length]} ${name.slice(name.indexOf(' ') + 1)}`,
    patientBirthDate: addDays(today, -YOUNGEST - (drawn % (OLDEST - YOUNGEST))),
    contactName: name,
  };
}

/** The same number below 1,000,003 for the same text. */
export function hashOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}

function youngestOf(account: string): FamilyMember | undefined {
  const { family = [] } = CLINIC_DATA.patients.find(({ email }) => email === account) ?? {};
  const children = family.filter(({ kind }) => PARENTAL_KINDS.includes(kind));
  return children.toSorted((one, other) => one.turns! - other.turns!)[0];
}

/** yyyy-MM-dd, or null. */
export function bornOn({ turns, inDays = 0 }: Pick<FamilyMember, 'turns' | 'inDays'>, today: string): string | null {
  if (turns === undefined) return null;
  const [year, ...day] = addDays(today, inDays).split('-');
  return [Number(year) - turns, ...day].join('-').replace(/-02-29$/, '-02-28');
}
