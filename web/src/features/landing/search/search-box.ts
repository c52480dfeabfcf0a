import type { ProfessionalCardFragment, SpecialtyCardFragment } from '../../../clinic/people/cards.generated';

/** Query key that restores the search on Back. */
export const SEARCH_KEY = 'buscar';

export interface NextSlot {
  /** "mañana, lun 30" */
  date: string;
  /** HH:mm */
  time: string;
}

export interface SearchBoxProps {
  /** undefined while loading. */
  specialties: SpecialtyCardFragment[] | undefined;
  phone: string | null | undefined;
  onShowSpecialties: () => void;
  /** The first free slot of some professionals; undefined: none or unknown. */
  nextSlotOf?: (isMeant: (professional: ProfessionalCardFragment) => boolean) => NextSlot | undefined;
}
