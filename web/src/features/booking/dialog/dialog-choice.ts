import { NOTHING_CHOSEN, slotReducer, type SlotChoice } from '../../../clinic/slots/slot-choice';

/** Another professional has other rooms, another room is free at other times, and so is another kind. */
export const chooseInDialog = slotReducer({ professional: ['roomId', 'day'], room: ['day'], kind: ['start'] });

interface Opening {
  professionals: readonly { id: number }[];
  selectedProfessionalId: number | null;
  selectedDate: string | null;
}

/** Begins with the given professional, or else the first. */
export function openingChoice({ professionals, selectedProfessionalId, selectedDate }: Opening): SlotChoice {
  const known = professionals.find(({ id }) => id === selectedProfessionalId)?.id;
  return {
    ...NOTHING_CHOSEN,
    professionalId: known ?? professionals[0]?.id ?? null,
    day: selectedDate,
    openedFor: selectedDate,
  };
}
