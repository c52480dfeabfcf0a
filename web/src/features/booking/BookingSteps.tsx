import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { FormikHelpers } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { rememberBooked } from '../../clinic/appointment/booked';
import { useBookAppointmentMutation } from '../../clinic/booking/send/book-appointment.generated';
import { useBookOnce } from '../../clinic/booking/send/useBookOnce';
import { keepEmailCorrection, keepReceipt } from '../../clinic/receipt/receipts';
import { draftedMember } from '../../clinic/payer/member-number';
import { usePayerInstead } from '../../clinic/payer/payer';
import { useTurnoCoverage } from '../../clinic/payer/useTurnoCoverage';
import { specialtyPagePath } from '../directory/directory.paths';
import { LANDING_PROFESSIONALS_PATH } from '../landing/landing.paths';
import { confirmationPath } from '../appointments/appointments.paths';
import { DEFAULT_DURATION_MINUTES } from '../../clinic/appointment/appointment-lengths';
import type { ClinicFactsFragment } from '../../clinic/facts/clinic.generated';
import { writeSlotUrl } from '../../clinic/slots/slot-url';
import { ownData, prefill } from '../../clinic/patient/contact-form';
import { useOwnContactQuestion } from '../../clinic/patient/useOwnContactQuestion';
import { useWho } from '../../clinic/session/useWho';
import { PublicFormDraft } from '../../kit/draft/PublicFormDraft';
import { FormRoot } from '../../kit/form/FormRoot';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { dayOf } from '../../kit/time/wall-time';
import { BookingColumns, Side, Steps, WIDE } from './booking-layout';
import { bookingDraftText, isBookingDraft, sentApart, type BookingDraft } from './booking-draft';
import { isProposing, lateNote, missingChoice, summaryRows } from './booking-summary';
import type { BookingProfessionalFactsFragment } from './booking.generated';
import { BookingPayer, BookingSummary, PayerRow } from './BookingSummary';
import { ChoiceSteps } from './choose/ChoiceSteps';
import { KindPicker } from './choose/KindPicker';
import { ProfessionalPanel } from './choose/ProfessionalPanel';
import { StepLook } from '../../clinic/booking/steps/StepHeading';
import { useBooking } from './choose/useBooking';
import { useSteps } from '../../clinic/booking/steps/useStepFocus';
import { PatientStep } from './patient/PatientStep';
import { bookingForm } from './send/draft-name';
import { SendWhenProposed, useEarlyPress } from './send/early-press';
import {
  EMPTY_FOR_WHOM,
  forWhomFields,
  forWhomSchema,
  hasTypedForWhom,
  toForWhomInput,
  type ForWhomValues,
} from './send/for-whom-form';
import type { OnlineSeries, SeriesSender } from './series/online-series';
import { NO_REPEAT, type Repeat } from '../../clinic/booking/series/repeat';
import { bookingTexts } from '../../clinic/booking/texts';
import { texts } from './texts';

const loadRepeat = async () => (await import('./series/OnlineRepeat')).OnlineRepeat;

const USUAL = { level: 2, numbered: true } as const;
const AFTER_KINDS = { ...USUAL, before: 1 };

/** Sent without a clear answer before a reload. */
interface KeptSeries extends Pick<OnlineSeries, 'first' | 'pending'> {
  userId: number;
}

interface Props {
  professional: BookingProfessionalFactsFragment;
  clinic: ClinicFactsFragment;
}

/** Appointment type if several, day, slot, room, patient. */
export function BookingSteps({ professional, clinic }: Props) {
  const wide = useMediaQuery(WIDE);
  const who = useWho();
  const navigate = useNavigate();
  const [book] = useBookAppointmentMutation();
  const form = bookingForm(professional.id);
  const {
    submit,
    sending,
    unsure,
    failure,
    pending,
    sent,
    resume,
    isBooked,
    question: twice,
  } = useBookOnce({
    send: book,
    form,
    userId: who && who.id,
    fallback: texts.bookingSteps.failed,
    doneText: () => texts.bookingSteps.done,
  });
  const today = dayOf(clinic.now);
  const [repeat, setRepeat] = useState<Repeat>(NO_REPEAT);
  const [series, setSeries] = useState<OnlineSeries | null>(null);
  const [isSeriesBooked, setSeriesBooked] = useState(false);
  const [keptSeries, setKeptSeries] = useState<KeptSeries | null>(null);
  const theirs = keptSeries?.userId === who?.id ? keptSeries : null;
  const senderRef = useRef<SeriesSender>(null);
  const booking = useBooking(professional, today, series?.first ?? sent ?? theirs?.first ?? null);
  const { focusHeading, focusStep } = useSteps();
  const { choice, startTime, room, kind } = booking;
  const hasNoSlots = choice.day === null || booking.slots?.length === 0;
  const kinds = professional.consultationKinds;
  const durationMinutes =
    booking.offer.durationMinutes ??
    kind?.durationMinutes ??
    professional.defaultDurationMinutes ??
    DEFAULT_DURATION_MINUTES;
  const priced = kind ? { ...professional, fee: kind.fee } : professional;
  const covered = useTurnoCoverage({
    professionalId: professional.id,
    appointmentTypeId: kind?.id ?? null,
    date: startTime !== undefined ? dayOf(startTime) : (choice.day ?? today),
  });
  const payerInstead = usePayerInstead();
  const payer = covered?.isGone ? payerInstead : covered?.payer;
  const isPatient = who === null || who?.role === 'user';
  const mayRepeat = professional.seriesOnline && isPatient;
  const early = useEarlyPress(series ? null : choice.start, isProposing(booking));
  const leadToMissing = () => focusStep(startTime !== undefined ? 'salas' : hasNoSlots ? 'dias' : 'horarios');
  const state = series ?? {
    missing: missingChoice(booking),
    sending: sending || early.isWaiting,
    isRetry: unsure && booking.held !== null,
    failure,
  };
  const panel = <ProfessionalPanel professional={priced} currency={clinic.currency} unfolded={wide} />;

  const send = async (values: ForWhomValues, helpers: FormikHelpers<ForWhomValues>) => {
    if (series) return senderRef.current?.send(values, helpers);
    if (startTime === undefined || !room) return;
    const slot = {
      professionalId: professional.id,
      roomId: room.id,
      startTime,
      durationMinutes,
      ...(kind && { consultationKindId: kind.id }),
    };
    await submit((typed: ForWhomValues) => toForWhomInput(slot, typed, payer), {
      values,
      helpers,
      fields: forWhomFields(values),
      onBooked: async ({ bookAppointment: { id, receipt, emailCorrection } }) => {
        keepReceipt(id, receipt);
        keepEmailCorrection(id, emailCorrection);
        rememberBooked({ appointmentId: id, professionalId: professional.id, startTime });
        await navigate(confirmationPath(id), { replace: true });
      },
      onTaken: booking.slotTaken,
    });
  };

  const own = who && who.role !== 'user' ? who : null;
  const { submit: onSubmit, question } = useOwnContactQuestion({
    own,
    yesLabel: bookingTexts.ownContactQuestion.book,
    send,
  });
  const schema = useMemo(() => forWhomSchema(today, payer), [today, payer]);
  const query = writeSlotUrl(choice);
  const [openedAt] = useState(query);

  // Independent of typed values, so typing renders only the form's fields.
  return (
    <FormRoot initialValues={who ? prefill(EMPTY_FOR_WHOM, who) : EMPTY_FOR_WHOM} schema={schema} onSubmit={onSubmit}>
      <>
        <PublicFormDraft<ForWhomValues, BookingDraft>
          form={form}
          who={who}
          isDone={isBooked || isSeriesBooked}
          contentOf={(values) => {
            const kept = [...(booking.held ? pending : []), ...(series?.pending ?? [])];
            return kept.length > 0 || series || hasTypedForWhom(values, who ? ownData(who) : {})
              ? {
                  query,
                  values,
                  insurerId: payer?.insurerId,
                  pending: kept,
                  ...(series && { series: { repeat, first: series.first } }),
                }
              : null;
          }}
          isContent={isBookingDraft}
          resumes={(draft) => draft.query === openedAt}
          textOf={bookingDraftText}
          onContinue={(draft, setValues) => {
            setValues({ ...draft.values, ...draftedMember(draft, payer) });
            const { ofOne, ofSeries } = sentApart(draft);
            resume(ofOne);
            if (draft.series) setRepeat(draft.series.repeat);
            if (draft.series && who && ofSeries.length > 0) {
              setKeptSeries({ userId: who.id, first: draft.series.first, pending: ofSeries });
            }
            booking.restore(draft.query);
          }}
          onEnd={() => focusHeading('paciente')}
        />
        {question}
        {twice}
        <SendWhenProposed early={early} isMissing={state.missing !== null} onMissing={leadToMissing} />
        {!wide && panel}
        <BookingPayer
          chosen={covered}
          takersPath={
            professional.specialty?.isActive
              ? specialtyPagePath(professional.specialty.slug)
              : LANDING_PROFESSIONALS_PATH
          }
          currency={clinic.currency}
        />
        <p role="status" style={visuallyHidden}>
          {booking.said}
        </p>
        <BookingColumns>
          <Steps>
            {kinds.length > 1 && (
              <KindPicker kinds={kinds} chosenId={kind?.id} currency={clinic.currency} onChoose={booking.chooseKind} />
            )}
            <StepLook value={kinds.length > 1 ? AFTER_KINDS : USUAL}>
              <ChoiceSteps booking={booking} clinic={clinic} />
              {mayRepeat && startTime !== undefined && (
                <LazyComponent
                  load={loadRepeat}
                  isNeeded
                  props={{
                    first: { professionalId: professional.id, startTime, durationMinutes, roomId: room?.id ?? null },
                    kindId: kind?.id,
                    payer,
                    userId: who?.id ?? null,
                    repeat,
                    setRepeat,
                    kept: theirs?.pending,
                    onResumed: () => setKeptSeries(null),
                    senderRef,
                    onSeries: setSeries,
                    onBooked: () => setSeriesBooked(true),
                  }}
                />
              )}
              <PatientStep who={who} today={today} payer={payer} />
            </StepLook>
          </Steps>
          <Side>
            <BookingSummary
              rows={summaryRows({
                startTime,
                durationMinutes,
                room,
                seriesRow: series?.row,
                professional,
                kind,
                currency: clinic.currency,
              })}
              atHand={startTime !== undefined}
              note={isPatient && series === null ? lateNote(startTime, clinic.now) : undefined}
              missing={state.missing}
              onMissing={() => {
                if (series) senderRef.current?.lead();
                else if (isProposing(booking)) early.press();
                else leadToMissing();
              }}
              submitText={series?.submitText}
              sending={state.sending}
              isRetry={state.isRetry}
              failure={state.failure}
            >
              {covered && <PayerRow covered={covered} currency={clinic.currency} />}
            </BookingSummary>
            {wide && panel}
          </Side>
        </BookingColumns>
      </>
    </FormRoot>
  );
}
