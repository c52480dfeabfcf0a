import { ADULT_FROM, isMinor, yearsBetween } from './birth-date';

/** The relative, as seen from the patient. */
export const RelationKind = {
  mother: 'mother',
  father: 'father',
  guardian: 'guardian',
  child: 'child',
  partner: 'partner',
  carer: 'carer',
} as const;
export type RelationKind = keyof typeof RelationKind;

/** By law for minors, so with an unknown birth date they give no rights. */
export const PARENTAL_KINDS: readonly RelationKind[] = ['mother', 'father', 'guardian'];

export const FAMILY_LIMIT = 12;

/** CCyC 26. */
const DECIDES_FROM = 13;

export interface Agreement {
  kind: RelationKind;
  /** `relative`: a parent added a minor. */
  agreedBy: 'staff' | 'relative' | 'patient';
  /** yyyy-MM-dd */
  agreedOn: string;
}

/** `requested`: only turnos that another person asked for; `booked`: only those that the relative's account booked. */
export type Sight = 'all' | 'requested' | 'booked' | 'none';

/**
 * Turnos of the patient that the relative may see or change on a date. Dates yyyy-MM-dd. From 13 on, the patient's own
 * turnos need the patient's consent; from 18 on, an agreement made before is void. A relative who added the patient may be
 * a stranger who knows a child's name, so that sees nothing else until the desk or the patient agrees.
 */
export function sightOf({ kind, agreedBy, agreedOn }: Agreement, birthDate: string | null, today: string): Sight {
  if (birthDate === null) return PARENTAL_KINDS.includes(kind) ? 'none' : 'all';
  if (agreedBy === 'relative') return isMinor(birthDate, today) ? 'booked' : 'none';
  const age = yearsBetween(birthDate, today);
  const ageThen = yearsBetween(birthDate, agreedOn);
  if (age >= ADULT_FROM) return ageThen >= ADULT_FROM ? 'all' : 'none';
  if (age < DECIDES_FROM) return 'all';
  return agreedBy === 'patient' && ageThen >= DECIDES_FROM ? 'all' : 'requested';
}

/** A parent may add only minors; in Spanish, or null. Dates yyyy-MM-dd. */
export function minorFault(birthDate: string, today: string): string | null {
  if (isMinor(birthDate, today)) return null;
  return 'Solo podés sumar a menores de 18 años. Para una persona adulta, pedilo en la clínica';
}

/** May consent to a relation with an account of their own. */
export function mayConsent(birthDate: string | null, today: string): boolean {
  return birthDate === null || yearsBetween(birthDate, today) >= DECIDES_FROM;
}

/** The server lets no relative cancel or move unseen turnos. In Spanish, or null. */
export function rightsFault({ mayBook, maySee }: { mayBook: boolean; maySee: boolean }): string | null {
  return mayBook && !maySee ? 'Para sacar, cambiar y cancelar turnos tiene que poder verlos' : null;
}
