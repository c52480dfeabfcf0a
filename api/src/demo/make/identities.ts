import { addDays } from '../../domain/calendar-date';
import type { RegisteredSex } from '../../domain/patient-identifiers';
import { CLINIC_DATA } from '../clinic-data';
import { ACCOUNT_HOLDERS, hashOf } from './people';

interface Known {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  /** yyyy-MM-dd */
  birthDate: string | null;
}

/** In days: older than the children that pediatricians see. */
const YOUNGEST_ADULT = 30 * 365;
const OLDEST_ADULT = 84 * 365;
/** Typed twice by the desk. */
const TWINS = 2;

/** Birth dates, and DNIs as numbers were given out in those years. One in nine gave no birth date, one in six no DNI. */
export function makeIdentities(patients: readonly Known[], today: string) {
  return patients.map(({ id, name, email, birthDate: known }) => {
    const drawn = hashOf(`${name} ${email}`);
    const age = YOUNGEST_ADULT + (drawn % (OLDEST_ADULT - YOUNGEST_ADULT));
    const birthDate = known ?? (drawn % 9 === 0 ? null : addDays(today, -age));
    const year = Number(birthDate?.slice(0, 4));
    const number = birthDate && drawn % 6 > 0 ? String(4_000_000 + (year - 1940) * 600_000 + (drawn % 600_000)) : null;
    return { id, birthDate, number, registeredSex: sexOf(name, email) };
  });
}

/** The records of patients whom the desk did not find and typed again, with a middle initial. */
export function makeTwins(patients: readonly Known[], identities: ReturnType<typeof makeIdentities>) {
  const birthDates = new Map(identities.map(({ id, birthDate }) => [id, birthDate]));
  return patients
    .map((patient) => ({ ...patient, birthDate: birthDates.get(patient.id) ?? null }))
    .filter(({ name, phone, birthDate }) => phone !== null && birthDate !== null && name.split(' ').length === 2)
    .toSorted((one, other) => hashOf(one.name) - hashOf(other.name))
    .slice(0, TWINS)
    .map(({ name, phone, birthDate }) => ({ name: name.replace(' ', ' M. '), email: '', phone, birthDate }));
}

function sexOf(name: string, email: string): RegisteredSex {
  const holder = ACCOUNT_HOLDERS.find((it) => it.name === name && it.email === email);
  const [first = ''] = name.split(' ');
  const isWoman = holder?.isWoman ?? (CLINIC_DATA.womensNames.includes(first) || first.endsWith('a'));
  return isWoman ? 'F' : 'M';
}
