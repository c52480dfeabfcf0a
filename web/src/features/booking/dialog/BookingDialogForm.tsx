import { useFormikContext } from 'formik';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';

import { ownData, prefill } from '../../../clinic/patient/contact-form';
import { PatientGrid } from '../../../clinic/patient/ContactFields';
import { usePrefill } from '../../../clinic/patient/usePrefill';
import { formatFee } from '../../../clinic/people/fee-text';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { DialogForm } from '../../../kit/dialog/DialogFrame';
import { FormDraft } from '../../../kit/draft/FormDraft';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { FocusFirstError } from '../../../kit/form/FocusFirstError';
import { FormRoot } from '../../../kit/form/FormRoot';
import { UnsavedReport } from '../../../kit/form/UnsavedReport';
import { useReportUnsaved, type ReportUnsaved } from '../../../kit/form/useUnsaved';
import { notify } from '../../../kit/notify/notify';
import { dayOf } from '../../../kit/time/wall-time';
import { Step } from '../../../clinic/booking/steps/Step';
import { StepHeading, StepLook } from '../../../clinic/booking/steps/StepHeading';
import { PatientFields } from '../patient/PatientFields';
import { isProposing, lateNote } from '../booking-summary';
import { SendWhenProposed, useEarlyPress } from '../send/early-press';
import { EMPTY_FOR_WHOM, forWhomSchema, hasTypedForWhom, type ForWhomValues } from '../send/for-whom-form';
import { bookingTexts } from '../../../clinic/booking/texts';
import { texts as forWhomTexts } from '../../../clinic/for-whom/texts';
import { dialogTexts } from '../../../clinic/booking/dialog/texts';
import { ChoicePanel } from './ChoicePanel';
import { DIALOG_FORM, isUnfinished, type Unfinished } from './dialog-form';
import { BookingContent, DialogSteps } from './dialog-layout';
import { chosenText, DialogFoot } from '../../../clinic/booking/dialog/DialogFoot';
import { TimePart } from './TimePart';
import { useOwnAppointment, type OwnAppointmentOptions } from './useOwnAppointment';

const LOOK = { level: 3, numbered: false } as const;

interface Props extends OwnAppointmentOptions {
  onSending: (sending: boolean) => void;
  /** Reports unsaved values. */
  report: ReportUnsaved;
}

export function BookingDialogForm({ onSending, report, ...options }: Props) {
  const { clinic, professionals, viewer, onClose } = options;
  const appointment = useOwnAppointment(options);
  const { booking, durationMinutes, sending, missing } = appointment;
  const { choice, room } = booking;
  const professional = useRef<HTMLElement>(null);
  const roomField = useRef<HTMLElement>(null);
  const early = useEarlyPress(choice.start, isProposing(booking));
  const leadToMissing = () => {
    // The foot shows it in the page.
    if (missing !== null) notify.error(missing);
    if (choice.professionalId === null) professional.current?.focus();
    else if (booking.startTime === undefined) booking.leadToStart();
    else roomField.current?.focus();
  };
  const { submit, busy: busyText } = bookingTexts.modes.patient;
  const busy = sending || early.isWaiting;
  const feeText = formatFee(booking.kind ? booking.kind.fee : booking.professional?.fee, clinic.currency);
  const today = dayOf(clinic.now);
  const schema = useMemo(() => forWhomSchema(today), [today]);
  useEffect(() => onSending(busy), [onSending, busy]);
  useFocusOn(professional, true);
  useReportUnsaved('turno', choice.start !== null, report);

  // An element, not a function of typed values: see BookingSteps.
  return (
    <FormRoot initialValues={prefill(EMPTY_FOR_WHOM, viewer)} schema={schema} onSubmit={appointment.onSubmit}>
      <Sheet>
        {appointment.question}
        <SendWhenProposed early={early} isMissing={missing !== null} onMissing={leadToMissing} />
        <BookingContent dividers data-columns="2">
          <FocusFirstError />
          <UnsavedReport<ForWhomValues>
            part="patient"
            isUnsaved={(typed) => hasTypedForWhom(typed, ownData(viewer))}
            report={report}
          />
          <div className="whole-row">
            <FormDraft<ForWhomValues, Unfinished>
              form={DIALOG_FORM}
              userId={viewer.id}
              contentOf={appointment.unfinishedOf}
              isContent={isUnfinished}
              textOf={() => dialogTexts.bothDialogs.draft}
              onContinue={(draft, setValues) => {
                setValues(draft.values);
                appointment.restore(draft);
              }}
              onEnd={() => professional.current?.focus()}
            />
          </div>
          <ChoicePanel
            booking={booking}
            professionals={professionals}
            professionalRef={professional}
            roomRef={roomField}
            currency={clinic.currency}
            durationMinutes={durationMinutes}
          />
          <StepLook value={LOOK}>
            <DialogSteps>
              <TimePart clinic={clinic} booking={booking} />
              <PatientPart viewer={viewer} today={today} />
            </DialogSteps>
          </StepLook>
        </BookingContent>
        <DialogFoot
          chosen={
            <>
              {chosenText(appointment.startTime, durationMinutes, room?.name, feeText)} · <ForWhom />
            </>
          }
          note={lateNote(appointment.startTime, clinic.now)}
          missing={missing}
          onMissing={isProposing(booking) ? early.press : leadToMissing}
          submitText={appointment.isUnsure ? bookingTexts.retry : submit}
          sendingText={busyText}
          sending={busy}
          failure={appointment.failure}
          onClose={onClose}
        />
      </Sheet>
    </FormRoot>
  );
}

function ForWhom() {
  const { forWhom, otherName } = useFormikContext<ForWhomValues>().values;
  const isNamed = forWhom !== 'me' && otherName.trim() !== '';
  return isNamed ? forWhomTexts.member(otherName.trim()) : forWhomTexts[forWhom === 'me' ? 'me' : 'other'];
}

function Sheet({ children }: { children: ReactNode }) {
  const { handleSubmit } = useFormikContext();
  return (
    <DialogForm noValidate onSubmit={handleSubmit}>
      {children}
    </DialogForm>
  );
}

interface PatientPartProps {
  viewer: SessionUserFragment;
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
}

/** Prefilled from the account. */
function PatientPart({ viewer, today }: PatientPartProps) {
  usePrefill(viewer, EMPTY_FOR_WHOM);
  return (
    <Step name="paciente">
      <StepHeading number={3}>{bookingTexts.patientFields.title}</StepHeading>
      <PatientGrid>
        <PatientFields today={today} />
      </PatientGrid>
    </Step>
  );
}
