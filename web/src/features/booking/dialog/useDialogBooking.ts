import { useEffect, useState } from 'react';

import { withSlot } from '../../../clinic/slots/day-slots';
import { useFirstOffer, useMonthOffer } from '../../../clinic/slots/useOffers';
import { notify } from '../../../kit/notify/notify';
import { clockTime, dayOf, monthOf } from '../../../kit/time/wall-time';
import { shownMonth } from '../choose/booking-place';
import { focusHeading, useStepFocus } from '../choose/useStepFocus';
import { texts } from '../texts';
import * as choices from './dialog-choice';
import type { DialogChoice } from './dialog-choice';

/** What the step of the time is `of` where the time is typed. */
export const TYPED = 'otro';

/**
 * What is on offer for whom and where one wants it, what of it is chosen, and the choosing. What others take
 * meanwhile is no longer chosen, and a notice says so. `sent` is the start that is being booked, or was without a clear
 * answer: while it is chosen, it stays on offer, for it may be this very booking that took it. `today` is the clinic's.
 */
export function useDialogBooking(opening: DialogChoice, { today, sent }: { today: string; sent: string | null }) {
  const [choice, setChoice] = useState(opening);
  const [notice, setNotice] = useState<string | null>(null);
  const [said, say] = useState('');
  const [reloading, setReloading] = useState(false);
  const moveFocus = useStepFocus();
  const { professionalId, roomId, durationMinutes, day } = choice;

  const month = shownMonth(choice, today);
  const dayMonth = day === null ? month : monthOf(day);
  const wanted = { professionalId, roomId, durationMinutes };
  const shown = useMonthOffer(wanted, month);
  const elsewhere = useMonthOffer(wanted, dayMonth, { skip: dayMonth === month });
  const offer = dayMonth === month ? shown : elsewhere;
  const first = useFirstOffer(wanted);

  const held = sent !== null && sent === choice.startTime;
  const offered = day === null ? undefined : offer.slots && (offer.slots.get(day) ?? []);
  const slots = held && offered ? withSlot(offered, sent) : offered;
  const startTime = held ? sent : slots?.find((start) => start === choice.startTime);

  const choose = (next: DialogChoice) => {
    setNotice(null);
    setChoice(next);
  };

  const lost = !held && !reloading && offer.settled && startTime === undefined ? choice.startTime : null;
  if (lost !== null) {
    setNotice(texts.notice.slotGone(clockTime(lost)));
    setChoice(choices.withoutStart);
  }
  useEffect(() => {
    // What had the focus may be gone with the slot.
    if (notice !== null && document.activeElement === document.body) focusHeading('horarios');
  }, [notice]);

  return {
    choice,
    said,
    notice,
    reloading,
    month,
    shown,
    first,
    slots,
    slotsFailed: offer.failed,
    startTime,
    restore: choose,
    chooseProfessional: (id: number | null) => choose(choices.withProfessional(choice, id)),
    chooseRoom: (id: number | null) => {
      const next = choices.withRoom(choice, id);
      if (choice.startTime !== null || next.day !== choice.day) say(texts.spoken.roomUndoes);
      choose(next);
    },
    /** `own` is the professional's. */
    chooseDuration: (minutes: number, own: number) => choose(choices.withDuration(choice, minutes, own)),
    /** The length that would fit: leads to the slots that it has. */
    chooseFitting: (minutes: number, own: number) => {
      moveFocus('horarios', day ?? '');
      choose(choices.withDuration(choice, minutes, own));
    },
    showMonth: (next: string) => setChoice(choices.withMonth(choice, next)),
    typeTime: (typesTime: boolean) => {
      moveFocus('horarios', typesTime ? TYPED : (day ?? ''));
      choose({ ...choice, typesTime, startTime: null });
    },
    chooseDay: (next: string) => {
      say(texts.spoken.day(next, shown.slots?.get(next)?.length ?? 0));
      moveFocus('horarios', next);
      choose(choices.withDay(choice, next));
    },
    chooseStart: (start: string) => {
      say(texts.spoken.slot(start));
      if (roomId === null) moveFocus('horarios', dayOf(start));
      else moveFocus('paciente');
      choose(choices.withStart(choice, dayOf(start), start));
    },
    /** It was to be sent without a slot: leads to the choice of one. */
    leadToStart: () => firstOpenChoice()?.focus(),
    /** The server says that the slot is somebody else's: says so, asks again what is free, and leads back there. */
    startTaken: async (text: string) => {
      notify.errorInPage(text);
      setReloading(true);
      focusHeading('horarios');
      moveFocus('horarios', day ?? '');
      setNotice(text);
      setChoice(choices.withoutStart);
      await Promise.all([offer.refetch(), first.refetch()]);
      setReloading(false);
    },
  };
}

/** A slot of the chosen day; without one a day. */
function firstOpenChoice(): HTMLElement | null {
  const places = ['#horarios [role="radio"][tabindex="0"]', '#dias [role="grid"] button[tabindex="0"]'];
  return places.map((place) => document.querySelector<HTMLElement>(place)).find((found) => found !== null) ?? null;
}
