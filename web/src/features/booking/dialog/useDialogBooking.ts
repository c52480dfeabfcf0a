import { useReducer } from 'react';

import { kindTexts } from '../../../clinic/slots/kind-texts';
import { defaultKind, type SlotChoice, type SlotEvent } from '../../../clinic/slots/slot-choice';
import { dayOf } from '../../../kit/time/wall-time';
import { useSteps } from '../../../clinic/booking/steps/useStepFocus';
import type { KindChoiceFragment } from '../../../clinic/slots/slots.generated';
import type { Booking } from '../../../clinic/booking/send/booking-attempt';
import { dialogTexts } from '../../../clinic/booking/dialog/texts';
import { useSlotSteps } from '../../../clinic/booking/steps/useSlotSteps';
import { chooseInDialog } from './dialog-choice';
import type { BookableProfessionalFragment } from '../../../clinic/booking/dialog/dialog.generated';

interface Options {
  today: string;
  sent: Booking | null;
  professionals: readonly BookableProfessionalFragment[];
}

/** Professional, type and room, then day and slot; see slotReducer. */
export function useDialogBooking(opening: SlotChoice, { today, sent, professionals }: Options) {
  const [choice, dispatch] = useReducer(chooseInDialog, opening);
  const { choiceOf } = useSteps();
  const { professionalId, roomId, day, start } = choice;
  const professional = professionals.find(({ id }) => id === professionalId);
  const kinds = professional?.consultationKinds ?? [];
  const chosen = kinds.find(({ id }) => id === choice.kindId);
  const steps = useSlotSteps({
    choice,
    dispatch,
    // The server knows the default type's length.
    offerFor: { professionalId, roomId, durationMinutes: chosen?.durationMinutes ?? null },
    today,
    sent,
    stepAfter: (slot) => (roomId === null ? ['horarios', dayOf(slot)] : ['paciente']),
  });

  return {
    ...steps,
    choice,
    professional,
    kind: chosen ?? defaultKind(kinds),
    restore: (kept: SlotChoice) => dispatch({ type: 'restored', choice: kept }),
    chooseProfessional: (id: number | null) => dispatch({ type: 'professional', id }),
    chooseKind: ({ id }: KindChoiceFragment) => {
      if (start !== null) steps.say(kindTexts.undoes);
      dispatch({ type: 'kind', id, minutes: null });
    },
    chooseRoom: (id: number | null) => {
      const event: SlotEvent = { type: 'room', id };
      if (start !== null || chooseInDialog(choice, event).day !== day) steps.say(dialogTexts.choicePanel.roomUndoes);
      dispatch(event);
    },
    /** After a submit without a slot focuses the slots, else the days. */
    leadToStart: () => (choiceOf('horarios') ?? choiceOf('dias'))?.focus(),
  };
}
