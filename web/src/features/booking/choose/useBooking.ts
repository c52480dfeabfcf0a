import { useMemo } from 'react';

import { bookedAt } from '../../../clinic/appointment/booked';
import { kindTexts } from '../../../clinic/slots/kind-texts';
import { defaultKind, NOTHING_CHOSEN, slotReducer, type SlotChoice } from '../../../clinic/slots/slot-choice';
import { readSlotUrl, writeSlotUrl, type SlotUrlState } from '../../../clinic/slots/slot-url';
import type { KindChoiceFragment, RoomChoiceFragment } from '../../../clinic/slots/slots.generated';
import { useUrlChoice } from '../../../clinic/slots/useUrlChoice';
import { clockTime } from '../../../kit/time/wall-time';
import type { Booking } from '../../../clinic/booking/send/booking-attempt';
import { bookingTexts } from '../../../clinic/booking/texts';
import { texts } from '../texts';
import { useSlotSteps } from '../../../clinic/booking/steps/useSlotSteps';
import { confirmationPath } from '../../appointments/appointments.paths';
import { useSlotRoom } from './useSlotRoom';

/** Another appointment type has other times on the same day. */
const choose = slotReducer({ kind: ['start'] });
const URL_STATE = { read: readSlotUrl, write: (urlState: SlotUrlState) => writeSlotUrl(urlState) };

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
  const opened = useMemo(() => ({ ...NOTHING_CHOSEN, professionalId }), [professionalId]);
  const { choice, dispatch } = useUrlChoice(opened, choose, URL_STATE);
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
      dispatch({ type: 'restored', choice: { ...choice, ...readSlotUrl(new URLSearchParams(query)) } }),
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
