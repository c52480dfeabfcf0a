import { useReducer } from 'react';

import { lostText, type SlotChoice, type SlotEvent } from '../../../clinic/slots/slot-choice';
import { dayOf } from '../../../kit/time/wall-time';
import { useSteps } from '../choose/useStepFocus';
import type { Booking } from '../send/booking-attempt';
import { texts } from '../texts';
import { useSlotSteps } from '../choose/useSlotSteps';
import { chooseInDialog } from './dialog-choice';

/** The choices of the dialog: professional and room, then the steps of day and slot; see slotReducer. */
export function useDialogBooking(opening: SlotChoice, { today, sent }: { today: string; sent: Booking | null }) {
  const [choice, dispatch] = useReducer(chooseInDialog, opening);
  const { choiceOf } = useSteps();
  const { professionalId, roomId, day, start, lost } = choice;
  const steps = useSlotSteps({
    choice,
    dispatch,
    offerFor: { professionalId, roomId },
    today,
    sent,
    stepAfter: (chosen) => (roomId === null ? ['horarios', dayOf(chosen)] : ['paciente']),
  });

  return {
    ...steps,
    choice,
    notice: lost?.what === 'slot' ? lostText(lost) : null,
    restore: (kept: SlotChoice) => dispatch({ type: 'restored', choice: kept }),
    chooseProfessional: (id: number | null) => dispatch({ type: 'professional', id }),
    chooseRoom: (id: number | null) => {
      const event: SlotEvent = { type: 'room', id };
      if (start !== null || chooseInDialog(choice, event).day !== day) steps.say(texts.spoken.roomUndoes);
      dispatch(event);
    },
    /** It was to be sent without a slot: leads to the slots of the chosen day, or to a day. */
    leadToStart: () => (choiceOf('horarios') ?? choiceOf('dias'))?.focus(),
  };
}
