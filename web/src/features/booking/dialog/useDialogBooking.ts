import { useReducer } from 'react';

import { lostText, type SlotChoice, type SlotEvent } from '../../../clinic/slots/slot-choice';
import { dayOf } from '../../../kit/time/wall-time';
import { useSteps } from '../choose/useStepFocus';
import type { Booking } from '../send/booking-attempt';
import { texts } from '../texts';
import { useSlotSteps } from '../choose/useSlotSteps';
import { chooseInDialog } from './dialog-choice';

/** What the step of the time is `of` where the time is typed. */
export const TYPED = 'otro';

/** The choices of a dialog: professional, room and length, then the steps of day and slot; see slotReducer. */
export function useDialogBooking(opening: SlotChoice, { today, sent }: { today: string; sent: Booking | null }) {
  const [choice, dispatch] = useReducer(chooseInDialog, opening);
  const { choiceOf } = useSteps();
  const { professionalId, roomId, durationMinutes, day, start, lost } = choice;
  const offerFor = { professionalId, roomId, durationMinutes };
  const steps = useSlotSteps({
    choice,
    dispatch,
    offerFor,
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
    /** `own` is the professional's. */
    chooseDuration: (minutes: number, own: number) => dispatch({ type: 'duration', minutes, own }),
    /** The length that would fit: leads to the slots that it has. */
    chooseFitting: (minutes: number, own: number) => {
      steps.moveFocus('horarios', day ?? '');
      dispatch({ type: 'duration', minutes, own });
    },
    typeTime: (typesTime: boolean) => {
      steps.moveFocus('horarios', typesTime ? TYPED : (day ?? ''));
      dispatch({ type: 'typing', typesTime });
    },
    /** It was to be sent without a slot: leads to the slots of the chosen day, or to a day. */
    leadToStart: () => (choiceOf('horarios') ?? choiceOf('dias'))?.focus(),
  };
}
