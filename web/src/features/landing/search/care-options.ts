import { bookingPath } from '../../booking/booking.paths';
import { specialtyPagePath } from '../../directory/directory.paths';
import { texts } from '../texts';
import type { FoundCare } from '../../../clinic/care/useCareSearch';

export interface CareOption {
  to: string;
  name: string;
  /** Its kind, or the professional's specialty. */
  note: string;
  /** For a specialty. */
  icon?: string | null;
  /** For a professional. */
  pictureUrl?: string | null;
}

/** Specialties, then professionals. */
export function careOptions({ specialties, professionals }: FoundCare): CareOption[] {
  return [
    ...specialties.map(({ slug, name, icon }) => ({
      to: specialtyPagePath(slug),
      name,
      note: texts.search.specialty,
      icon,
    })),
    ...professionals.map(({ id, name, pictureUrl, specialtyName }) => {
      return { to: bookingPath(id), name, note: specialtyName ?? texts.search.professional, pictureUrl };
    }),
  ];
}
