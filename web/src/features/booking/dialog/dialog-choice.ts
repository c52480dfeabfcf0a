import { NOTHING_CHOSEN, slotReducer, type SlotChoice } from '../../../clinic/slots/slot-choice';
import type { BookingMode } from '../booking-mode';

/** Another professional has other rooms, another room is free at other times. */
export const chooseInDialog = slotReducer({
  professional: ['roomId', 'day'],
  room: ['day'],
  duration: ['start'],
});

interface Opening {
  mode: BookingMode;
  professionals: readonly { id: number }[];
  selectedProfessionalId: number | null;
  selectedDate: string | null;
  /** The professional's own profile. */
  ownProfessionalId: number | undefined;
}

/** Administrators start with nobody; patients with the given professional, or else the first. */
export function openingChoice({
  mode,
  professionals,
  selectedProfessionalId,
  selectedDate,
  ownProfessionalId,
}: Opening): SlotChoice {
  const known = professionals.find(({ id }) => id === selectedProfessionalId)?.id;
  const preselected = {
    admin: null,
    professional: selectedProfessionalId ?? ownProfessionalId ?? null,
    patient: known ?? professionals[0]?.id ?? null,
  };
  return { ...NOTHING_CHOSEN, professionalId: preselected[mode], day: selectedDate, openedFor: selectedDate };
}
