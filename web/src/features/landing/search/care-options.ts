import { bookingPath } from '../../booking/booking.paths';
import { specialtyPagePath } from '../../directory/directory.paths';
import { texts } from '../texts';
import type { FoundCare } from '../../../clinic/care/useCareSearch';
import type { NextSlot, SearchBoxProps } from './search-box';

export interface CareOption {
  to: string;
  name: string;
  /** Its kind, or the professional's specialty. */
  note: string;
  /** For a specialty. */
  icon?: string | null;
  /** For a professional. */
  pictureUrl?: string | null;
  next: NextSlot | undefined;
}

/** Specialties, then professionals, each with its next free slot. */
export function careOptions(
  { specialties, professionals }: FoundCare,
  nextSlotOf: SearchBoxProps['nextSlotOf'],
): CareOption[] {
  return [
    ...specialties.map(({ id, slug, name, icon }) => ({
      to: specialtyPagePath(slug),
      name,
      note: texts.search.specialty,
      icon,
      next: nextSlotOf?.(({ specialty }) => specialty?.id === id),
    })),
    ...professionals.map(({ id, name, pictureUrl, specialtyName }) => {
      return {
        to: bookingPath(id),
        name,
        note: specialtyName ?? texts.search.professional,
        pictureUrl,
        next: nextSlotOf?.((one) => one.id === id),
      };
    }),
  ];
}
