import type { FormikHelpers } from 'formik';
import { useState } from 'react';

import type { ClinicFactsFragment } from '../../shared/clinic/clinic.generated';
import { PublicFormDraft } from '../../shared/draft/PublicFormDraft';
import { FormRoot } from '../../shared/form/FormRoot';
import { ownData, prefill } from '../../shared/patient/contact-form';
import { useOwnContactQuestion } from '../../shared/patient/useOwnContactQuestion';
import { useWho } from '../../shared/session/useWho';
import { DEFAULT_DURATION_MINUTES } from '../../shared/time/appointment-lengths';
import { dayOf } from '../../shared/time/clinic-time';
import { ClinicZoneNote } from '../../shared/time/ClinicZoneNote';
import { useMedia } from '../../shared/ui/useMedia';
import { bookingForm, bookingDraftText, isBookingDraft, type BookingDraft } from './booking-draft';
import { EMPTY_PATIENT, hasTypedPatient, patientSchema, type PatientValues } from './booking-form';
import { BookingColumns, Side, Steps, WIDE } from './booking-layout';
import { readBookingPlace, writeBookingPlace } from './booking-place';
import { missingChoice, summaryRows } from './booking-summary';
import type { BookingProfessionalFactsFragment } from './booking.generated';
import { BookingSummary } from './BookingSummary';
import { DayPicker } from './DayPicker';
import { PatientStep } from './PatientStep';
import { ProfessionalPanel } from './ProfessionalPanel';
import { RoomPicker } from './RoomPicker';
import { SlotPicker } from './SlotPicker';
import { texts } from './texts';
import { useBooking } from './useBooking';
import { focusHeading, focusStep } from './useStepFocus';
import { useSubmitBooking } from './useSubmitBooking';

interface Props {
  professional: BookingProfessionalFactsFragment;
  clinic: ClinicFactsFragment;
}

/** The steps of a booking: day, slot, room, patient. */
export function BookingSteps({ professional, clinic }: Props) {
  const wide = useMedia(WIDE);
  const who = useWho();
  const { submit, sending, unsure, failure, pending, sent, resume, isBooked } = useSubmitBooking(professional.id, who && who.id);
  const today = dayOf(clinic.now);
  const booking = useBooking(professional.id, today, sent);
  const { place, startTime, room, offeredRooms } = booking;
  const durationMinutes = booking.durationMinutes ?? professional.defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES;
  const panel = <ProfessionalPanel professional={professional} currency={clinic.currency} unfolded={wide} />;

  const send = async (values: PatientValues, helpers: FormikHelpers<PatientValues>) => {
    if (startTime === undefined || !room) return;
    const slot = { professionalId: professional.id, roomId: room.id, startTime, durationMinutes };
    await submit({ slot, values, helpers, onTaken: booking.slotTaken });
  };

  const own = who && who.role !== 'user' ? who : null;
  const { submit: onSubmit, question } = useOwnContactQuestion({ own, yesLabel: texts.ownContactQuestion.book, send });
  const form = bookingForm(professional.id);
  const query = writeBookingPlace(place);
  const [openedAt] = useState(query);

  // These elements don't depend on the typed values, so a letter renders only the form's fields.
  return (
    <FormRoot initialValues={who ? prefill(EMPTY_PATIENT, who) : EMPTY_PATIENT} schema={patientSchema} onSubmit={onSubmit}>
      <>
        <PublicFormDraft<PatientValues, BookingDraft>
          form={form}
          who={who}
          isDone={isBooked}
          contentOf={(values) => {
            const kept = booking.held ? pending : [];
            return kept.length > 0 || hasTypedPatient(values, who ? ownData(who) : {}) ? { query, values, pending: kept } : null;
          }}
          isContent={isBookingDraft}
          resumes={(draft) => draft.query === openedAt}
          textOf={bookingDraftText}
          onContinue={(draft, setValues) => {
            setValues(draft.values);
            resume(draft.pending);
            booking.go(readBookingPlace(new URLSearchParams(draft.query)), { replace: true });
          }}
          onEnd={() => focusHeading('paciente')}
        />
        {question}
        {!wide && panel}
        <p role="status" className="visually-hidden">
          {booking.said}
        </p>
        <BookingColumns>
          <Steps>
            <DayPicker
              month={booking.month}
              onMonthChange={booking.showMonth}
              today={today}
              chosen={place.day}
              onChoose={booking.chooseDay}
              offer={booking.shown}
              first={booking.first}
              onChooseFirst={booking.chooseSlot}
            />
            <SlotPicker
              day={place.day}
              slots={booking.slots}
              failed={booking.slotsFailed}
              reloading={booking.reloading}
              chosen={startTime}
              onChoose={booking.chooseSlot}
              notice={booking.notice?.step === 'slot' ? booking.notice : null}
              zoneNote={<ClinicZoneNote clinic={clinic} />}
            />
            <RoomPicker
              time={place.time}
              of={startTime ?? ''}
              rooms={offeredRooms.rooms}
              failed={offeredRooms.failed}
              onRetry={() => void offeredRooms.refetch()}
              chosenId={room?.id ?? null}
              onChoose={booking.chooseRoom}
              notice={booking.notice?.step === 'room' ? booking.notice.text : null}
            />
            <PatientStep who={who} />
          </Steps>
          <Side>
            <BookingSummary
              rows={summaryRows({ startTime, durationMinutes, room, professional, currency: clinic.currency })}
              atHand={startTime !== undefined}
              missing={missingChoice(startTime, room)}
              onMissing={() => focusStep(startTime === undefined ? (place.day === null ? 'dias' : 'horarios') : 'salas')}
              sending={sending}
              isRetry={unsure && booking.held}
              failure={failure}
            />
            {wide && panel}
          </Side>
        </BookingColumns>
      </>
    </FormRoot>
  );
}
