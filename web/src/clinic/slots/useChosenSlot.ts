import { useEffect } from 'react';

import { useEmptied } from '../../kit/states/useEmptied';
import { monthOf } from '../../kit/time/wall-time';
import { dayClosedText } from '../hours/closed-meanwhile';
import { slotAt, withSlot } from './day-slots';
import { isSent, lostText, shownMonth, type SentSlot, type SlotChoice, type SlotEvent } from './slot-choice';
import { useMonthOffer, type OfferFor } from './useOffers';

interface Options<Sent extends SentSlot> {
  choice: SlotChoice;
  dispatch: (event: SlotEvent) => void;
  offerFor: OfferFor;
  /** In the clinic, yyyy-MM-dd. */
  today: string;
  /** Keeps its own slot on offer while chosen. */
  sent: Sent | null;
  /** Shown while none is chosen, if it has slots. */
  preferredDay?: string | null;
  /** First free slot; gives the month while none is chosen. */
  first?: string | null;
}

/** Month and slots of the chosen day. Dispatches their changes. */
export function useChosenSlot<Sent extends SentSlot>({
  choice,
  dispatch,
  offerFor,
  today,
  sent,
  preferredDay = null,
  first = null,
}: Options<Sent>) {
  const month = shownMonth(choice, today, first);
  const shown = useMonthOffer(offerFor, month);
  const day = choice.day ?? (preferredDay !== null && shown.slots?.has(preferredDay) ? preferredDay : null);
  const dayMonth = day === null ? month : monthOf(day);
  const elsewhere = useMonthOffer(offerFor, dayMonth, { skip: dayMonth === month });
  const offer = dayMonth === month ? shown : elsewhere;

  const held = sent !== null && isSent(choice, sent) ? sent : null;
  const offered = day === null ? undefined : offer.slots && (offer.slots.get(day) ?? []);
  const slots = held && offered ? withSlot(offered, held.startTime) : offered;
  useEffect(() => {
    if (offer.settled && day !== null && slots) dispatch({ type: 'slots', day, starts: slots });
    // Also for choices older than the offer, e.g. a draft's.
  }, [offer.settled, day, slots, choice.start, dispatch]);

  const count = offer.failed ? undefined : slots?.length;
  const { professionalId, roomId, durationMinutes } = offerFor;
  const isDayClosed = useEmptied(day && [professionalId, roomId, durationMinutes, day].join(), count);

  return {
    month,
    shown,
    offer,
    day,
    slots,
    startTime: held ? held.startTime : slotAt(slots ?? [], choice.start),
    held,
    /** Lost its last slots since it was opened. */
    isDayClosed,
    /** A slot or day that others took. */
    notice:
      day !== null && isDayClosed ? dayClosedText(day) : choice.lost?.what === 'slot' ? lostText(choice.lost) : null,
  };
}
