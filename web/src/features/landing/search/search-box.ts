import type { ProfessionalCardFragment, SpecialtyCardFragment } from '../../../clinic/people/cards.generated';

/** Query key that restores the search on Back. */
export const SEARCH_KEY = 'buscar';

export interface SearchBoxProps {
  /** undefined while loading. */
  specialties: SpecialtyCardFragment[] | undefined;
  phone: string | null | undefined;
  onShowSpecialties: () => void;
  /** The first free slot of some professionals, such as "mañana, lun 30 · 09:00"; undefined: none or unknown. */
  nextSlotOf?: (isMeant: (professional: ProfessionalCardFragment) => boolean) => string | undefined;
}
