import { useReducer } from 'react';

import { kindTexts } from '../../../clinic/slots/kind-texts';
import { defaultKind, type SlotChoice } from '../../../clinic/slots/slot-choice';
import { useSteps } from '../../../clinic/booking/steps/useStepFocus';
import type { KindChoiceFragment } from '../../../clinic/slots/slots.generated';
import type { Booking } from '../../../clinic/booking/send/booking-attempt';
import { useSlotSteps } from '../../../clinic/booking/steps/useSlotSteps';
import { useSlotRoom } from '../choose/useSlotRoom';
import { chooseInDialog } from './dialog-choice';
import type { BookableProfessionalFragment } from '../../../clinic/booking/dialog/dialog.generated';

interface Options {
  today: string;
  sent: Booking | null;
  professionals: readonly BookableProfessionalFragment[];
}

/** Professional and type, then day, slot and room; see slotReducer. */
export function useDialogBooking(opening: SlotChoice, { today, sent, professionals }: Options) {
  const [choice, dispatch] = useReducer(chooseInDialog, opening);
  const { choiceOf } = useSteps();
  const { professionalId, start } = choice;
  const professional = professionals.find(({ id }) => id === professionalId);
  const kinds = professional?.consultationKinds ?? [];
  const chosen = kinds.find(({ id }) => id === choice.kindId);
  // The server knows the default type's length.
  const offerFor = { professionalId, durationMinutes: chosen?.durationMinutes ?? null };
  const steps = useSlotSteps({ choice, dispatch, offerFor, today, sent, stepAfter: () => ['paciente'] });
  const { startTime, held } = steps;
  const ofRoom = useSlotRoom({ choice, dispatch, offerFor, startTime, held });

  return {
    ...steps,
    ...ofRoom,
    choice,
    professional,
    kind: chosen ?? defaultKind(kinds),
    restore: (kept: SlotChoice) => dispatch({ type: 'restored', choice: kept }),
    chooseProfessional: (id: number | null) => dispatch({ type: 'professional', id }),
    chooseKind: ({ id }: KindChoiceFragment) => {
      if (start !== null) steps.say(kindTexts.undoes);
      dispatch({ type: 'kind', id, minutes: null });
    },
    chooseRoom: (id: number) => dispatch({ type: 'room', id }),
    /** After a submit without a slot focuses the slots, else the days. */
    leadToStart: () => (choiceOf('horarios') ?? choiceOf('dias'))?.focus(),
  };
}
