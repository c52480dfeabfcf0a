import type { FormikHelpers } from 'formik';

import { DEFAULT_DURATION_MINUTES } from '../../../clinic/appointment/appointment-lengths';
import type { MadeAppointment } from '../../../clinic/appointment/new-appointment';
import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ownData } from '../../../clinic/patient/contact-form';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { isSent } from '../../../clinic/slots/slot-choice';
import { dayOf } from '../../../kit/time/wall-time';
import { forWhomFields, hasTypedForWhom, toForWhomInput, type ForWhomValues } from '../send/for-whom-form';
import { dialogTexts } from '../../../clinic/booking/dialog/texts';
import { useBookAppointmentMutation } from '../../../clinic/booking/send/book-appointment.generated';
import { useBookOnce } from '../../../clinic/booking/send/useBookOnce';
import { missingChoice } from '../booking-summary';
import { openingChoice } from './dialog-choice';
import { DIALOG_FORM, type Unfinished } from './dialog-form';
import type { BookableProfessionalFragment } from '../../../clinic/booking/dialog/dialog.generated';
import { useDialogBooking } from './useDialogBooking';

export interface OwnAppointmentOptions {
  clinic: ClinicFactsFragment;
  professionals: readonly BookableProfessionalFragment[];
  viewer: SessionUserFragment;
  selectedDate: string | null;
  selectedProfessionalId: number | null;
  onClose: () => void;
  onBooked: (made: MadeAppointment) => void;
}

export function useOwnAppointment({
  clinic,
  professionals,
  viewer,
  onClose,
  onBooked,
  ...selected
}: OwnAppointmentOptions) {
  const [send] = useBookAppointmentMutation();
  const { submit, sending, unsure, failure, pending, sent, resume, question } = useBookOnce({
    send,
    form: DIALOG_FORM,
    userId: viewer.id,
    fallback: dialogTexts.bothDialogs.failed,
    doneText: () => dialogTexts.bookingDialog.done,
  });
  const booking = useDialogBooking(openingChoice({ ...selected, professionals }), {
    today: dayOf(clinic.now),
    sent,
    professionals,
  });
  const { choice, startTime, kind, professional, room } = booking;
  const durationMinutes = kind?.durationMinutes ?? professional?.defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES;
  const isChosenSent = sent !== null && isSent({ ...choice, start: startTime ?? null }, sent);

  const onSubmit = async (values: ForWhomValues, helpers: FormikHelpers<ForWhomValues>) => {
    const { professionalId } = choice;
    if (professionalId === null || !room || startTime === undefined) return;
    const ofKind = kind && { consultationKindId: kind.id };
    const slot = { professionalId, roomId: room.id, startTime, durationMinutes, ...ofKind };
    await submit((typed: ForWhomValues) => toForWhomInput(slot, typed), {
      values,
      helpers,
      fields: forWhomFields(values),
      onBooked: ({ bookAppointment: { id } }) => {
        onBooked({ id, startTime, professionalId });
        onClose();
      },
      onTaken: booking.slotTaken,
    });
  };
  return {
    booking,
    kind,
    durationMinutes,
    startTime,
    sending,
    failure,
    question,
    onSubmit,
    /** The missing choice; null: none. */
    missing: missingChoice(booking),
    /** May already have been created. */
    isUnsure: unsure && isChosenSent,
    unfinishedOf: (values: ForWhomValues): Unfinished | null => {
      const kept = isChosenSent ? pending : [];
      const isKept = kept.length > 0 || hasTypedForWhom(values, ownData(viewer)) || choice.start !== null;
      return isKept ? { choice, values, pending: kept } : null;
    },
    /** Except typed values. */
    restore: (unfinished: Unfinished) => {
      resume(unfinished.pending);
      booking.restore(unfinished.choice);
    },
  };
}
