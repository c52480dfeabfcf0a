import type { SelectOption } from '../../kit/form/SelectField';
import type { FoundCare } from '../../clinic/care/useCareSearch';
import type { Whose } from '../../clinic/booking/soonest/useSoonest';
import type { BookableProfessionalFragment } from '../../clinic/booking/dialog/dialog.generated';
import { newTexts } from './texts';
import { dialogTexts } from '../../clinic/booking/dialog/texts';

/** Value of the select: "p3", "s1" or "". */
export function whomValue({ professionalId, specialtyId }: Whose): string {
  if (specialtyId !== null) return `s${specialtyId}`;
  return professionalId === null ? '' : `p${professionalId}`;
}

export function whomOf(value: string): Whose {
  const id = value === '' ? null : Number(value.slice(1));
  return value.startsWith('s') ? { professionalId: null, specialtyId: id } : { professionalId: id, specialtyId: null };
}

/** The first accepted insurer that a search names. */
export function namedInsurer({ insurers }: FoundCare): FoundCare['insurers'][number] | undefined {
  return insurers.find(({ isAccepted, kind }) => isAccepted && kind !== 'private_pay');
}

/**
 * Values of select options that a search by complaint, synonym or name finds, best first; all `takers` of a named
 * insurer, if known, as the search returns only a few.
 */
export function whomFound(
  found: FoundCare,
  bookable: readonly BookableProfessionalFragment[],
  takers: ReadonlySet<number> | undefined,
): string[] {
  if (takers) return bookable.filter(({ id }) => takers.has(id)).map(({ id }) => `p${id}`);
  const { specialties, professionals } = found;
  const ofSpecialties = specialties.flatMap(({ id }) => [
    `s${id}`,
    ...bookable.filter(({ specialty }) => specialty?.id === id).map((it) => `p${it.id}`),
  ]);
  return [...new Set([...ofSpecialties, ...professionals.map(({ id }) => `p${id}`)])];
}

/** By specialty in display order, after "any" if several; those without a specialty last. */
export function whomOptions(professionals: readonly BookableProfessionalFragment[]): SelectOption[] {
  const specialties = new Map(professionals.flatMap(({ specialty }) => (specialty ? [[specialty.id, specialty]] : [])));
  const sorted = [...specialties.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
  const of = (specialtyId: number | undefined) =>
    professionals.filter(({ specialty }) => specialty?.id === specialtyId);
  return [
    { value: '', label: dialogTexts.bothDialogs.chooseProfessional },
    ...sorted.flatMap(({ id, name }) => {
      const members = of(id).map((it) => ({ value: `p${it.id}`, label: `${it.name} · ${name}` }));
      return members.length > 1 ? [{ value: `s${id}`, label: newTexts.whom.anyOf(name) }, ...members] : members;
    }),
    ...of(undefined).map(({ id, name }) => ({ value: `p${id}`, label: name })),
  ];
}
