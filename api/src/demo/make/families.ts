import { addDays, dayNumber } from '../../domain/calendar-date';
import type { Agreement, RelationKind } from '../../domain/family';
import { CLINIC_DATA } from '../clinic-data';
import type { AppointmentRow } from './appointments';
import type { DemoCalendar } from './demo-calendar';
import { ACCOUNT_HOLDERS, bornOn, hashOf, type Patient } from './people';
import { Random } from './random';

type Person = Pick<Patient, 'name' | 'email' | 'phone'>;
type Adult = Person & Pick<Patient, 'isWoman'>;

/** Share of childless guests who are a couple. */
const SHARE_OF_COUPLES = 0.3;
const YEAR_DAYS = 365;
/** How many days parents are older than their child, and couples without one old. */
const PARENT_DAYS = { least: 25 * YEAR_DAYS, span: 15 * YEAR_DAYS };
const COUPLE_DAYS = { least: 30 * YEAR_DAYS, span: 45 * YEAR_DAYS };
const PARTNERS_APART_DAYS = 5 * YEAR_DAYS;

/**
 * Everybody of a family, and the relations, by name and e-mail of both. Accounts have those of the data; children of
 * guests, their parents and couples are drawn.
 */
export function makeFamilies({ today }: DemoCalendar, rows: readonly AppointmentRow[]) {
  const families = new Families();
  for (const { family = [], ...account } of CLINIC_DATA.patients) {
    for (const { kind, isDeclared = false, ...member } of family) {
      families.relate({ ...account, ...member }, account, kind, {
        agreedBy: isDeclared ? 'relative' : 'staff',
        birthDate: bornOn(member, today),
      });
    }
  }
  const random = new Random(dayNumber(today) + 3);
  const adults = adultsOf(rows);
  const single = new Map([...adults].filter(([, { email }]) => !ACCOUNT_HOLDERS.some((it) => it.email === email)));
  const parents = new Set(rows.filter((row) => row.contactName !== null).map((row) => row.patientEmail));
  const findPartner = (one: Adult, isFit: (other: Adult) => boolean): Adult[] => {
    const other = [...single.values()].find((it) => it.isWoman !== one.isWoman && isFit(it));
    if (!other || !single.delete(one.email)) return [];
    single.delete(other.email);
    const birthDate = families.birthDateOf(one) ?? born(one, today, COUPLE_DAYS);
    const relativeBirthDate = addDays(birthDate, -(hashOf(other.email) % PARTNERS_APART_DAYS));
    families.relate(one, other, 'partner', { birthDate, relativeBirthDate });
    families.relate(other, one, 'partner');
    return [other];
  };
  for (const { contactName, patientName: name, patientEmail: email, patientPhone: phone, patientBirthDate } of rows) {
    const parent = contactName === null ? undefined : adults.get(email);
    if (!parent || families.has(name, email)) continue;
    const addParent = (each: Adult) => {
      const relativeBirthDate = patientBirthDate && born(each, patientBirthDate, PARENT_DAYS);
      const kind = each.isWoman ? 'mother' : 'father';
      families.relate({ name, email, phone }, each, kind, { birthDate: patientBirthDate, relativeBirthDate });
    };
    addParent(parent);
    // Those with a child of their own get an age that fits it.
    findPartner(parent, (it) => surnameOf(it) === surnameOf(parent) && !parents.has(it.email)).forEach(addParent);
    single.delete(email);
  }
  for (const adult of single.values()) {
    if (random.chance(SHARE_OF_COUPLES)) findPartner(adult, () => true);
  }
  return { members: [...families.members.values()], relations: families.relations };
}

class Families {
  readonly members = new Map<string, Person & { birthDate: string | null }>();
  readonly relations: object[] = [];

  has(name: string, email: string): boolean {
    return this.members.has(`${name} ${email}`);
  }

  birthDateOf({ name, email }: Person): string | null {
    return this.members.get(`${name} ${email}`)?.birthDate ?? null;
  }

  relate(
    patient: Person,
    relative: Person,
    kind: RelationKind,
    {
      agreedBy = 'staff',
      birthDate = null,
      relativeBirthDate = null,
    }: { agreedBy?: Agreement['agreedBy']; birthDate?: string | null; relativeBirthDate?: string | null } = {},
  ): void {
    this.add(patient, birthDate);
    this.add(relative, relativeBirthDate);
    const [patientName, patientEmail] = [patient.name, patient.email];
    const [relativeName, relativeEmail] = [relative.name, relative.email];
    this.relations.push({ patientName, patientEmail, relativeName, relativeEmail, kind, agreedBy });
  }

  private add({ name, email, phone }: Person, birthDate: string | null): void {
    if (!this.has(name, email)) this.members.set(`${name} ${email}`, { name, email, phone, birthDate });
  }
}

/** Patients of full age, or who called for a child; by e-mail. */
function adultsOf(rows: readonly AppointmentRow[]): ReadonlyMap<string, Adult> {
  return new Map(
    rows.map(({ contactName, patientName, patientEmail: email, patientPhone: phone }) => {
      const name = contactName ?? patientName;
      const isWoman =
        ACCOUNT_HOLDERS.find((it) => it.email === email)?.isWoman ??
        CLINIC_DATA.womensNames.includes(name.slice(0, name.indexOf(' ')));
      return [email, { name, email, phone, isWoman }];
    }),
  );
}

function born({ email }: Person, before: string, { least, span }: typeof PARENT_DAYS): string {
  return addDays(before, -least - (hashOf(email) % span));
}

const surnameOf = ({ name }: Person) => name.slice(name.indexOf(' ') + 1);
