import { useReducer } from 'react';

import { lostText, type LostSlot } from '../../../clinic/slots/slot-choice';
import { clockTime, dayOf } from '../../../kit/time/wall-time';
import type { KindChoiceFragment } from '../../../clinic/slots/slots.generated';
import { useSteps } from '../choose/useStepFocus';
import { useSlotSteps } from '../choose/useSlotSteps';
import type { Booking } from '../send/booking-attempt';
import { texts } from '../texts';
import { dialogTexts } from '../dialog/texts';
import { newTexts } from './texts';
import { chooseNew, showsMonth, type NewChoice } from './new-choice';
import type { SoonestSlotFragment } from './new.generated';
import type { Whom } from './whom';

/** What the step of the time is `of` where the time is typed, and where the soonest are on show. */
export const TYPED = 'otro';
export const SOONEST = 'primeros';

interface Options {
  today: string;
  /** The day that another professional keeps: the one that the panel was opened by. */
  keptDay: string | null;
  sent: Booking | null;
  /** The length that a choice without one asks for; null: the professional's. */
  minutesOf: (choice: NewChoice) => number | null;
  /** As long as the turno will be. */
  lengthOf: (choice: NewChoice) => number;
}

/** The panel's choices, what is on offer for them, and where the focus goes; see chooseNew. */
export function useNewChoice(opening: NewChoice, { today, keptDay, sent, minutesOf, lengthOf }: Options) {
  const [choice, dispatch] = useReducer(chooseNew, opening);
  const { choiceOf, focusHeading } = useSteps();
  const { professionalId, roomId, day, start, lost } = choice;
  // The soonest have an offer of their own; a chosen one is watched like any other.
  const isWatched = showsMonth(choice) || start !== null;
  const steps = useSlotSteps({
    choice,
    dispatch,
    offerFor: { professionalId: isWatched ? professionalId : null, roomId, durationMinutes: minutesOf(choice) },
    today,
    sent,
    hasShortcut: false,
    slotsOf: showsMonth(choice) ? undefined : SOONEST,
    stepAfter: (chosen) => ['horarios', dayOf(chosen)],
  });

  const whyLost = (slot: LostSlot) =>
    choice.isResized && slot.text === null
      ? newTexts.notOfLength(clockTime(slot.start), lengthOf(choice))
      : lostText(slot);
  // The soonest are of many days.
  const isDayClosed = steps.isDayClosed && showsMonth(choice);

  return {
    ...steps,
    choice,
    /** Why the previous slot is no longer chosen. */
    notice: isDayClosed ? steps.notice : lost?.what === 'slot' ? whyLost(lost) : null,
    isDayClosed,
    restore: (kept: NewChoice) => dispatch({ type: 'restored', choice: kept }),
    chooseWhom: (whom: Whom) => dispatch({ type: 'whom', ...whom, day: keptDay }),
    chooseSoonest: ({ startTime, professional, room }: SoonestSlotFragment) => {
      steps.say(`${texts.spoken.slot(startTime)}, ${professional.name}, ${room.name}`);
      dispatch({ type: 'soonest', slot: { startTime, professionalId: professional.id, roomId: room.id } });
    },
    chooseRoom: (id: number | null) => {
      if (showsMonth(choice) && (start !== null || (day !== null && roomId !== null))) {
        steps.say(dialogTexts.choicePanel.roomUndoes);
      }
      dispatch({ type: 'room', id });
    },
    /** `own` is the professional's length. */
    chooseKind: ({ id, durationMinutes }: KindChoiceFragment, own: number) =>
      dispatch({ type: 'kind', id, minutes: durationMinutes === own ? null : durationMinutes }),
    /** `own` is the professional's. */
    chooseDuration: (minutes: number, own: number) => dispatch({ type: 'duration', minutes, own }),
    /** The length that would fit: leads to the slots that it has. */
    chooseFitting: (minutes: number, own: number) => {
      steps.moveFocus('horarios', day ?? '');
      dispatch({ type: 'duration', minutes, own });
    },
    showTimes: (times: NewChoice['times']) => {
      if (times === 'all' && choice.specialtyId === null && professionalId !== null) {
        if (day === null) steps.moveFocus('dias');
        else steps.moveFocus('horarios', day);
      } else {
        // The button goes, and the list may be slow.
        focusHeading('horarios');
        steps.moveFocus('horarios', SOONEST);
      }
      dispatch({ type: 'times', times });
    },
    typeTime: () => {
      steps.moveFocus('horarios', TYPED);
      dispatch({ type: 'typing', typesTime: true });
    },
    /** It was to be sent without a slot: leads to the slots of the chosen day, or to a day. */
    leadToStart: () => {
      const place = choiceOf('horarios') ?? choiceOf('dias');
      if (place) place.focus();
      else focusHeading('horarios');
    },
  };
}
