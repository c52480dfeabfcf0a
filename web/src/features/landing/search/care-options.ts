import { bookingPath } from '../../booking/booking.paths';
import { specialtyPagePath } from '../../directory/directory.paths';
import { texts } from '../texts';
import type { FoundCare } from '../../../clinic/care/useCareSearch';
import { payerOf, type Payer } from '../../../clinic/payer/payer';
import { LANDING_PROFESSIONALS_PATH } from '../landing.paths';
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
  /** Filters the page by it. */
  payer?: Payer;
}

/** The filter by a named insurer, specialties, then professionals, each with its next free slot. */
export function careOptions(
  { specialties, professionals, insurers }: FoundCare,
  nextSlotOf: SearchBoxProps['nextSlotOf'],
): CareOption[] {
  const accepted = insurers.find(({ isAccepted, kind }) => isAccepted && kind !== 'private_pay');
  const hasTakers = specialties.length > 0 || professionals.length > 0;
  return [
    ...(accepted && hasTakers ? [takersOption(accepted)] : []),
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

function takersOption(insurer: FoundCare['insurers'][number]): CareOption {
  return {
    to: LANDING_PROFESSIONALS_PATH,
    name: texts.search.takers(insurer.name),
    note: texts.search.insurer,
    icon: null,
    next: undefined,
    payer: payerOf(insurer),
  };
}
