import { lostText, type LostSlot } from '../../clinic/slots/slot-choice';
import type { SoonestSlotFragment } from '../../clinic/booking/soonest/soonest.generated';
import type { Whose } from '../../clinic/booking/soonest/useSoonest';
import { clockTime, dayOf } from '../../kit/time/wall-time';
import type { KindChoiceFragment } from '../../clinic/slots/slots.generated';
import { useSteps } from '../../clinic/booking/steps/useStepFocus';
import { useSlotSteps } from '../../clinic/booking/steps/useSlotSteps';
import type { Booking } from '../../clinic/booking/send/booking-attempt';
import { bookingTexts } from '../../clinic/booking/texts';
import { dialogTexts } from '../../clinic/booking/dialog/texts';
import { newTexts } from './texts';
import { showsMonth, type lengthsOf, type NewChoice, type NewEvent } from './new-appointment-state';

/** `of` of the time step for a typed time and for the soonest times. */
export const TYPED = 'otro';
export const SOONEST = 'primeros';

interface Options {
  choice: NewChoice;
  dispatch: (event: NewEvent) => void;
  today: string;
  /** Kept when the professional changes. */
  keptDay: string | null;
  sent: Booking | null;
  lengths: ReturnType<typeof lengthsOf>;
  /** The soonest slot; undefined: none, or unknown. */
  firstStart: string | undefined;
}

/** Choices, free slots and focus; see chooseNew. */
export function useNewChoice({ choice, dispatch, today, keptDay, sent, lengths, firstStart }: Options) {
  const { choiceOf, focusHeading } = useSteps();
  const { professionalId, roomId, day, start, lost } = choice;
  const { own } = lengths;
  // The soonest have their own query; a chosen slot is always watched.
  const isWatched = showsMonth(choice) || start !== null;
  const steps = useSlotSteps({
    choice,
    dispatch,
    offerFor: { professionalId: isWatched ? professionalId : null, roomId, durationMinutes: lengths.requested },
    today,
    sent,
    hasShortcut: false,
    slotsOf: showsMonth(choice) ? undefined : SOONEST,
    stepAfter: (chosen) => ['horarios', dayOf(chosen)],
  });

  const whyLost = (slot: LostSlot) =>
    choice.isResized && slot.text === null
      ? newTexts.notOfLength(clockTime(slot.start), lengths.actual)
      : lostText(slot);
  // The soonest slots span many days.
  const isDayClosed = steps.isDayClosed && showsMonth(choice);

  return {
    ...steps,
    choice,
    /** Why the slot is no longer chosen. */
    notice: isDayClosed ? steps.notice : lost?.what === 'slot' ? whyLost(lost) : null,
    isDayClosed,
    chooseWhom: (whom: Whose) => dispatch({ type: 'whom', ...whom, day: keptDay }),
    chooseSoonest: ({ startTime, professional, room }: SoonestSlotFragment) => {
      steps.say(`${bookingTexts.spoken.slot(startTime)}, ${professional.name}, ${room.name}`);
      dispatch({ type: 'soonest', slot: { startTime, professionalId: professional.id, roomId: room.id } });
    },
    chooseRoom: (id: number | null) => {
      if (showsMonth(choice) && (start !== null || (day !== null && roomId !== null))) {
        steps.say(dialogTexts.choicePanel.roomUndoes);
      }
      dispatch({ type: 'room', id });
    },
    chooseKind: ({ id, durationMinutes }: KindChoiceFragment) =>
      dispatch({ type: 'kind', id, minutes: durationMinutes === own ? null : durationMinutes }),
    /** null: the professional's, or that of each one. */
    chooseDuration: (minutes: number | null) =>
      dispatch({
        type: 'duration',
        minutes: minutes ?? own,
        own: minutes !== null && professionalId === null ? null : own,
      }),
    chooseFitting: (minutes: number) => {
      steps.moveFocus('horarios', day ?? '');
      dispatch({ type: 'duration', minutes, own });
    },
    showTimes: (times: NewChoice['times']) => {
      if (showsMonth({ ...choice, times, typesTime: false })) {
        // The month opens at the first free day, never at days that are over.
        const shown = start === null && firstStart !== undefined ? dayOf(firstStart) : day;
        if (shown === null) steps.moveFocus('dias');
        else steps.moveFocus('horarios', shown);
        if (shown !== null && shown !== day) dispatch({ type: 'day', day: shown });
      } else {
        // The focused button disappears, and the list may be slow.
        focusHeading('horarios');
        steps.moveFocus('horarios', SOONEST);
      }
      dispatch({ type: 'times', times });
    },
    typeTime: () => {
      steps.moveFocus('horarios', TYPED);
      dispatch({ type: 'typing', typesTime: true });
    },
    /** After a submit without a slot focuses the slots, else the days. */
    leadToStart: () => {
      const place = choiceOf('horarios') ?? choiceOf('dias');
      if (place) place.focus();
      else focusHeading('horarios');
    },
  };
}
