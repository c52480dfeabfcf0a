import type { SpecialtyCardFragment } from '../../../clinic/people/cards.generated';

/** Query key that restores the search on Back. */
export const SEARCH_KEY = 'buscar';

export interface SearchBoxProps {
  /** undefined while loading. */
  specialties: SpecialtyCardFragment[] | undefined;
  phone: string | null | undefined;
  onShowSpecialties: () => void;
}
