import { addDays } from '../../domain/calendar-date';
import { PROFESSIONALS, type ProfessionalEmail } from '../tables/professionals';
import type { Patient } from './people';

const CHILDREN = [
  'Tomás',
  'Olivia',
  'Benjamín',
  'Emma',
  'Mateo',
  'Catalina',
  'Felipe',
  'Martina',
  'Bautista',
  'Renata',
];
const YOUNGEST_DAYS = 45;
const OLDEST_DAYS = 4800;

const PEDIATRICIANS: ReadonlySet<ProfessionalEmail> = new Set(
  PROFESSIONALS.filter(({ specialty }) => specialty === 'Pediatría').map(({ email }) => email),
);

/** Who is seen: with a pediatrician a child of the patient's, always the same one, for whom the patient booked. */
export function seenBy(professional: ProfessionalEmail, { name, email }: Patient, today: string) {
  if (!PEDIATRICIANS.has(professional)) return { patientName: name, patientBirthDate: null, contactName: null };
  const drawn = [...email].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  const age = YOUNGEST_DAYS + (drawn % (OLDEST_DAYS - YOUNGEST_DAYS));
  const surname = name.slice(name.indexOf(' ') + 1);
  return {
    patientName: `${CHILDREN[drawn % CHILDREN.length]} ${surname}`,
    patientBirthDate: addDays(today, -age),
    contactName: name,
  };
}
