import { NOTHING_CHOSEN, slotReducer, type SlotChoice } from '../../../clinic/slots/slot-choice';

/** A professional resets room and day, a type the slot. */
export const chooseInDialog = slotReducer({ professional: ['roomId', 'day'], kind: ['start'] });

interface Opening {
  professionals: readonly { id: number }[];
  selectedProfessionalId: number | null;
  selectedDate: string | null;
}

/** The given professional, else the first. */
export function openingChoice({ professionals, selectedProfessionalId, selectedDate }: Opening): SlotChoice {
  const known = professionals.find(({ id }) => id === selectedProfessionalId)?.id;
  return {
    ...NOTHING_CHOSEN,
    professionalId: known ?? professionals[0]?.id ?? null,
    day: selectedDate,
    openedFor: selectedDate,
  };
}
