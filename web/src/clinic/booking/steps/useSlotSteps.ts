import { useEffect, useRef, useState } from 'react';

import type { SlotChoice, SlotEvent } from '../../slots/slot-choice';
import { useChosenSlot } from '../../slots/useChosenSlot';
import { useFirstOffer, type OfferFor } from '../../slots/useOffers';
import { notify } from '../../../kit/notify/notify';
import { useStepFocus, useSteps } from './useStepFocus';
import type { Booking } from '../send/booking-attempt';
import { bookingTexts } from '../texts';

interface Options {
  choice: SlotChoice;
  dispatch: (event: SlotEvent) => void;
  offerFor: OfferFor;
  /** The clinic's, yyyy-MM-dd. */
  today: string;
  sent: Booking | null;
  /** To the first free slot. Default: true. */
  hasShortcut?: boolean;
  /** Key of the slots' step. Default: the chosen day. */
  slotsOf?: string | undefined;
  /** Focused after choosing a slot. */
  stepAfter: (start: string) => Parameters<ReturnType<typeof useStepFocus>>;
}

/** Free slots, choices, announcements and focus. */
export function useSlotSteps({
  choice,
  dispatch,
  offerFor,
  today,
  sent,
  hasShortcut = true,
  slotsOf,
  stepAfter,
}: Options) {
  const first = useFirstOffer(hasShortcut ? offerFor : { professionalId: null });
  const slot = useChosenSlot({ choice, dispatch, offerFor, today, sent, first: first.start });
  const moveFocus = useStepFocus();
  const { focusHeading, focusStep } = useSteps();
  const [said, say] = useState('');
  const [reloading, setReloading] = useState(false);
  const { notice } = slot;
  const known = useRef(notice);
  useEffect(() => {
    if (notice === known.current) return;
    known.current = notice;
    // The focused element may have disappeared.
    if (notice !== null && document.activeElement === document.body) focusStep('horarios');
  }, [notice, focusStep]);

  return {
    ...slot,
    slotNotice: notice === null ? null : { text: notice, isDayClosed: slot.isDayClosed },
    first,
    moveFocus,
    said,
    say,
    reloading,
    showMonth: (month: string) => dispatch({ type: 'month', month }),
    chooseDay: (day: string) => {
      say(bookingTexts.spoken.day(day, slot.shown.slots?.get(day)?.length ?? 0));
      moveFocus('horarios', day);
      dispatch({ type: 'day', day });
    },
    chooseSlot: (start: string) => {
      say(bookingTexts.spoken.slot(start));
      moveFocus(...stepAfter(start));
      dispatch({ type: 'slot', start });
    },
    /** After a CONFLICT: reloads the slots and focuses them. */
    slotTaken: async (text: string) => {
      notify.errorInPage(text);
      setReloading(true);
      focusHeading('horarios');
      moveFocus('horarios', slotsOf ?? choice.day ?? '');
      const start = slot.startTime ?? choice.start;
      if (start !== null) dispatch({ type: 'refused', start, text });
      await Promise.all([slot.offer.refetch(), ...(first.idle ? [] : [first.refetch()])]);
      setReloading(false);
    },
  };
}
