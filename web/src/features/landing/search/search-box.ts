import type { SpecialtyCardFragment } from '../../../clinic/people/cards.generated';

/** Of the address: what was searched stands in the box again when somebody comes back. */
export const SEARCH_KEY = 'buscar';

export interface SearchBoxProps {
  /** Undefined while they load. */
  specialties: SpecialtyCardFragment[] | undefined;
  phone: string | null | undefined;
  /** Scrolls to the specialties. */
  onShowSpecialties: () => void;
}
