import visuallyHidden from '@mui/utils/visuallyHidden';
import { MOST_TURNOS } from '@turnero/api/domain/series-limits';
import { useEffect, useRef } from 'react';

import { DialogForm } from '../../kit/dialog/DialogFrame';
import { FormDraft } from '../../kit/draft/FormDraft';
import { FocusFirstError } from '../../kit/form/FocusFirstError';
import { FormProvider } from '../../kit/form/FormRoot';
import { FormTextField } from '../../kit/form/FormTextField';
import { UnsavedReport } from '../../kit/form/UnsavedReport';
import type { ReportUnsaved } from '../../kit/form/useUnsaved';
import { Step } from '../../clinic/booking/steps/Step';
import { StepHeading, StepLook } from '../../clinic/booking/steps/StepHeading';
import { chosenText, DialogFoot } from '../../clinic/booking/dialog/DialogFoot';
import { bookingTexts } from '../../clinic/booking/texts';
import { RepeatPart } from '../../clinic/booking/series/RepeatPart';
import { repeatTexts } from '../../clinic/booking/series/texts';
import { newTexts } from './texts';
import { hasTypedNew, isUnfinishedNew, NEW_APPOINTMENT_FORM, type NewValues, type UnfinishedNew } from './new-form';
import { NewAppointmentContext } from './new-appointment-context';
import { PanelContent } from './panel-layout';
import { PatientPart } from './PatientPart';
import { RoomPart } from './RoomPart';
import { useNewAppointment, type NewAppointmentOptions } from './useNewAppointment';
import { WhenPart } from './WhenPart';
import { WhomPart } from './WhomPart';

/** Above a part that is scrolled to. */
const GAP = 16;

const LOOK = { level: 3, numbered: true } as const;

interface Props extends NewAppointmentOptions {
  onSending: (sending: boolean) => void;
  /** Reports unsaved values. */
  report: ReportUnsaved;
}

/** In the order of a phone call: patient, professional, time, room. */
export function NewAppointmentForm({ onSending, report, ...options }: Props) {
  const { viewer, patient, onClose } = options;
  const lookup = useRef<HTMLInputElement>(null);
  const appointment = useNewAppointment(options, lookup);
  const { form, choices, sending, durationMinutes, startTime, series, overbooking } = appointment;
  const { choice } = choices;
  const whom = useRef<HTMLElement>(null);
  const whomPart = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { professionalId, specialtyId } = choice;
  const isWhomOpen = professionalId === null && specialtyId === null;
  // Not scrollIntoView, which moves the panel too.
  const showTimes = () => {
    const [frame, part] = [content.current, whomPart.current];
    if (frame && part) frame.scrollTop += part.getBoundingClientRect().top - frame.getBoundingClientRect().top - GAP;
  };
  const askWhom = () => {
    whom.current?.focus();
    showTimes();
  };
  const isAdmin = viewer.role === 'admin';
  const { submit, busy } = bookingTexts.modes.admin;
  const turnoCount = series.turnos?.length;
  const howMany = turnoCount === undefined ? undefined : repeatTexts.chosen(turnoCount);
  const single = overbooking.isOn ? newTexts.overbooking.submit : submit;
  const submitText = series.isOn ? repeatTexts.submit(turnoCount) : single;
  const whereOrHowMany = series.isOn ? howMany : appointment.room?.name;
  useEffect(() => onSending(sending), [onSending, sending]);
  const knowsPatient = patient !== undefined;
  // Away from the look-up, which has nothing to ask.
  useEffect(() => {
    if (knowsPatient) whom.current?.focus();
  }, [knowsPatient]);
  // The free times follow, below the fold after a patient's data.
  useEffect(() => {
    if (!isWhomOpen && whom.current === document.activeElement) showTimes();
  }, [isWhomOpen, professionalId, specialtyId]);

  return (
    <NewAppointmentContext value={appointment}>
      <FormProvider form={form}>
        <DialogForm noValidate onSubmit={form.handleSubmit}>
          {appointment.question}
          {appointment.twice}
          <PanelContent ref={content} dividers>
            <FocusFirstError />
            <UnsavedReport<NewValues>
              part="patient"
              isUnsaved={(values) => hasTypedNew(values, form.initialValues)}
              report={report}
            />
            <FormDraft<NewValues, UnfinishedNew>
              form={NEW_APPOINTMENT_FORM}
              userId={viewer.id}
              contentOf={appointment.unfinishedOf}
              isContent={isUnfinishedNew}
              textOf={({ values }) => newTexts.newAppointment.draft(values.name.trim())}
              onContinue={(draft, setValues) => {
                setValues({ ...form.initialValues, ...draft.values });
                appointment.restore(draft);
              }}
              onEnd={() => lookup.current?.focus()}
            />
            <p role="status" style={visuallyHidden}>
              {choices.said}
            </p>
            <StepLook value={LOOK}>
              <PatientPart
                lookupRef={lookup}
                onChosen={() => {
                  if (isWhomOpen) askWhom();
                }}
              />
              <div ref={whomPart}>
                <Step name="quien">
                  <StepHeading number={2}>{newTexts.whom.title}</StepHeading>
                  <WhomPart ownName={isAdmin ? null : (appointment.professional?.name ?? viewer.name)} whomRef={whom} />
                </Step>
              </div>
              <WhenPart />
              {!overbooking.isOn && <RoomPart />}
              {startTime !== undefined && appointment.professional && !overbooking.isOn && (
                <RepeatPart series={series} most={MOST_TURNOS} />
              )}
              <FormTextField<NewValues>
                label={bookingTexts.fields.notes}
                name="notes"
                rows={2}
                hint={bookingTexts.patientFields.notesHint}
              />
            </StepLook>
          </PanelContent>
          <DialogFoot
            chosen={chosenText(startTime, durationMinutes, appointment.professional?.name, whereOrHowMany)}
            missing={appointment.missing}
            submitText={appointment.isUnsure ? bookingTexts.retry : submitText}
            sendingText={busy}
            sending={sending}
            failure={appointment.failure}
            onClose={onClose}
          />
        </DialogForm>
      </FormProvider>
    </NewAppointmentContext>
  );
}
