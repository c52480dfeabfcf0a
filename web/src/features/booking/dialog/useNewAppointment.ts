import type { FormikHelpers } from 'formik';

import { DEFAULT_DURATION_MINUTES } from '../../../clinic/appointment/appointment-lengths';
import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ownData } from '../../../clinic/patient/contact-form';
import { useOwnContactQuestion } from '../../../clinic/patient/useOwnContactQuestion';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { isSent } from '../../../clinic/slots/slot-choice';
import { refuseField } from '../../../kit/form/server-refusal';
import { dayOf } from '../../../kit/time/wall-time';
import { isStaffMode, type BookingMode } from '../booking-mode';
import { hasTypedPatient } from '../send/booking-form';
import { texts } from '../texts';
import { openingChoice } from './dialog-choice';
import { typedStart, type DialogValues, type Unfinished } from './dialog-form';
import type { BookableProfessionalFragment, BookableRoomFragment } from './dialog.generated';
import { useDialogBooking } from './useDialogBooking';
import { useDialogSubmit } from './useDialogSubmit';

export interface NewAppointmentOptions {
  mode: BookingMode;
  clinic: ClinicFactsFragment;
  rooms: readonly BookableRoomFragment[];
  professionals: readonly BookableProfessionalFragment[];
  viewer: SessionUserFragment;
  selectedDate: string | null;
  selectedProfessionalId: number | null;
  onClose: () => void;
  onBooked: (made: { id: string; startTime: string; professionalId: number }) => void;
}

export function useNewAppointment({
  mode,
  clinic,
  rooms,
  professionals,
  viewer,
  onClose,
  onBooked,
  ...selected
}: NewAppointmentOptions) {
  const { submit, sending, unsure, failure, pending, sent, resume } = useDialogSubmit(mode, viewer.id);
  const booking = useDialogBooking(
    openingChoice({ ...selected, mode, professionals, ownProfessionalId: viewer.professional?.id }),
    { today: dayOf(clinic.now), sent },
  );
  const { choice, startTime } = booking;
  const ownMinutes =
    professionals.find(({ id }) => id === choice.professionalId)?.defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES;
  const durationMinutes = choice.durationMinutes ?? ownMinutes;
  const room = rooms.find(({ id }) => id === choice.roomId);
  const startOf = (values: DialogValues) => (choice.typesTime ? typedStart(values) : startTime);
  const isChosenSent = (values: DialogValues) =>
    sent !== null && isSent({ ...choice, start: startOf(values) ?? null }, sent);

  const send = async (values: DialogValues, helpers: FormikHelpers<DialogValues>) => {
    const { professionalId, roomId, typesTime } = choice;
    const start = startOf(values);
    if (professionalId === null || roomId === null || start === undefined) return;
    await submit({
      slot: { professionalId, roomId, startTime: start, durationMinutes },
      values,
      onBooked: (id) => {
        onBooked({ id, startTime: start, professionalId });
        onClose();
      },
      onTaken: typesTime ? (text) => refuseField(helpers, values, 'time', text) : booking.slotTaken,
      helpers,
    });
  };
  const own = isStaffMode(mode) ? viewer : null;
  const { submit: onSubmit, question } = useOwnContactQuestion({
    own,
    yesLabel: texts.ownContactQuestion.create,
    send,
  });

  return {
    booking,
    room,
    /** The professional's default. */
    ownMinutes,
    durationMinutes,
    /** Of the chosen professional. */
    sentStart: sent !== null && sent.professionalId === choice.professionalId ? sent.startTime : null,
    sending,
    failure,
    onSubmit,
    question,
    startOf,
    /** The form can be validated: professional and slot are chosen, or the time is typed. */
    isChosen: choice.professionalId !== null && (choice.typesTime || startTime !== undefined),
    /** What must still be chosen or typed. */
    missingOf: (values: DialogValues) => {
      // With another professional the room is chosen anew.
      if (choice.professionalId === null) return texts.faults.noDateAndTime;
      if (!room) return texts.faults.noRoom;
      return startOf(values) === undefined ? texts.faults.noDateAndTime : null;
    },
    /** This very turno may have been created. */
    isUnsure: (values: DialogValues) => unsure && isChosenSent(values),
    unfinishedOf: (values: DialogValues): Unfinished | null => {
      const kept = isChosenSent(values) ? pending : [];
      const isKept = kept.length > 0 || hasTypedPatient(values, ownData(viewer)) || choice.start !== null;
      return isKept ? { choice, values, pending: kept } : null;
    },
    /** Restores a draft, except its typed values. */
    restore: (unfinished: Unfinished) => {
      resume(unfinished.pending);
      booking.restore(unfinished.choice);
    },
  };
}
