import { useCallback, useEffect, useMemo, useRef } from 'react';

import { bookedAt } from '../../../clinic/appointment/booked';
import { kindTexts } from '../../../clinic/slots/kind-texts';
import {
  defaultKind,
  NOTHING_CHOSEN,
  slotReducer,
  type SlotChoice,
  type SlotEvent,
} from '../../../clinic/slots/slot-choice';
import type { KindChoiceFragment, RoomChoiceFragment } from '../../../clinic/slots/slots.generated';
import { useUrlState } from '../../../kit/url/useUrlState';
import { clockTime } from '../../../kit/time/wall-time';
import type { Booking } from '../../../clinic/booking/send/booking-attempt';
import { bookingTexts } from '../../../clinic/booking/texts';
import { texts } from '../texts';
import { useSlotSteps } from '../../../clinic/booking/steps/useSlotSteps';
import { confirmationPath } from '../../appointments/appointments.paths';
import { readBookingUrl, writeBookingUrl } from './booking-url';
import { useSlotRoom } from './useSlotRoom';

/** Another appointment type has other times on the same day. */
const choose = slotReducer({ kind: ['start'] });
/** Changes made by the page, which Back skips. */
const BY_ITSELF: ReadonlySet<SlotEvent['type']> = new Set(['slots', 'rooms', 'refused', 'restored']);

interface Professional {
  id: number;
  consultationKinds: readonly KindChoiceFragment[];
}

/** Appointment type, day, slot and room; see slotReducer. `today`: the clinic's, yyyy-MM-dd. */
export function useBooking(
  { id: professionalId, consultationKinds }: Professional,
  today: string,
  sent: Booking | null,
) {
  const { choice, dispatch } = useBookingPlace(professionalId);
  const chosen = consultationKinds.find(({ id }) => id === choice.kindId);
  // The server knows the default length, so times load at once.
  const offerFor = { professionalId, durationMinutes: chosen?.durationMinutes ?? null };
  const steps = useSlotSteps({ choice, dispatch, offerFor, today, sent, stepAfter: () => ['paciente'] });
  const { startTime, held, say, moveFocus } = steps;
  const ofRoom = useSlotRoom({ choice, dispatch, offerFor, startTime, held });

  return {
    ...steps,
    ...ofRoom,
    choice,
    kind: chosen ?? defaultKind(consultationKinds),
    chooseKind: (id: number) => {
      if (choice.start !== null) say(kindTexts.undoes);
      dispatch({ type: 'kind', id, minutes: null });
    },
    restore: (query: string) =>
      dispatch({ type: 'restored', choice: { ...choice, ...readBookingUrl(new URLSearchParams(query)) } }),
    slotNotice: ownTurnoNotice(professionalId, choice) ?? steps.slotNotice,
    chooseRoom: ({ id, name }: RoomChoiceFragment['room']) => {
      say(bookingTexts.spoken.room(name));
      moveFocus('paciente');
      dispatch({ type: 'room', id });
    },
  };
}

/** At the lost slot, or on the shown day, as after Back. */
function ownTurnoNotice(professionalId: number, { lost, day, start }: SlotChoice) {
  const isLost = lost?.what === 'slot';
  const at = isLost ? (lost.text === null ? lost.start : null) : start === null ? day : null;
  const own = at === null ? undefined : bookedAt(professionalId, at);
  return (
    own && { text: texts.notice.slotIsOwn(clockTime(own.startTime)), turnoPath: confirmationPath(own.appointmentId) }
  );
}

function useBookingPlace(professionalId: number) {
  const { urlState, state, go } = useUrlState(readBookingUrl, writeBookingUrl);
  const lost = (state as Partial<SlotChoice> | null)?.lost ?? null;
  const choice = useMemo(
    () => ({ ...NOTHING_CHOSEN, ...urlState, professionalId, lost }),
    [urlState, professionalId, lost],
  );
  /** The address follows a moment later. */
  const latest = useRef<SlotChoice>(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);
  const dispatch = useCallback(
    (event: SlotEvent) => {
      // Choosing the same day again only moves the focus.
      if (event.type === 'day' && event.day === latest.current.day) return;
      const next = choose(latest.current, event);
      if (next === latest.current) return;
      latest.current = next;
      go(next, { replace: BY_ITSELF.has(event.type), state: next.lost ? { lost: next.lost } : undefined });
    },
    [go],
  );
  return { choice, dispatch };
}
