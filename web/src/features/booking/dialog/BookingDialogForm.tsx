import { Formik } from 'formik';
import { useEffect, useMemo, useRef } from 'react';

import { DialogForm } from '../../../shared/dialog/DialogFrame';
import { FormDraft } from '../../../shared/draft/FormDraft';
import { toDateText } from '../../../shared/form/date-text';
import { FocusFirstError } from '../../../shared/form/FocusFirstError';
import { UnsavedReport } from '../../../shared/form/UnsavedReport';
import type { ReportUnsaved } from '../../../shared/form/useUnsaved';
import { notify } from '../../../shared/notify/notify';
import { ownData, prefill } from '../../../shared/patient/contact-form';
import { dayOf } from '../../../shared/time/clinic-time';
import { hasTypedPatient, type PatientValues } from '../booking-form';
import { StepLook } from '../StepHeading';
import { texts } from '../texts';
import { ChoicePanel } from './ChoicePanel';
import { dialogSchema, EMPTY_VALUES, isUnfinished, typedStart, type DialogValues, type Unfinished } from './dialog-form';
import { BookingContent, DialogSteps } from './dialog-layout';
import { dialogForm } from './dialog-mode';
import { chosenText, DialogFoot } from './DialogFoot';
import { PatientPart } from './PatientPart';
import { TimePart } from './TimePart';
import { useNewAppointment, type NewAppointmentOptions } from './useNewAppointment';

const LOOK = { level: 3, numbered: false } as const;

interface Props extends NewAppointmentOptions {
  onSending: (sending: boolean) => void;
  /** Whether closing would lose something typed. */
  report: ReportUnsaved;
}

/** Professional, room, duration; day and slot; patient: everything a turno needs, in one form. */
export function BookingDialogForm({ onSending, report, ...options }: Props) {
  const { mode, clinic, rooms, professionals, viewer, onClose } = options;
  const appointment = useNewAppointment(options);
  const { booking, durationMinutes, sending } = appointment;
  const { choice } = booking;
  const says = texts.modes[mode];
  const body = useRef<HTMLDivElement>(null);
  const schema = useMemo(() => dialogSchema(choice.typesTime), [choice.typesTime]);
  useEffect(() => onSending(sending), [onSending, sending]);

  return (
    <Formik initialValues={prefill(EMPTY_VALUES, viewer)} validationSchema={schema} onSubmit={appointment.onSubmit}>
      {({ values, setValues, handleSubmit, setFieldValue }) => (
        <DialogForm
          noValidate
          onSubmit={(event) => {
            if (appointment.isChosen) {
              handleSubmit(event);
              return;
            }
            event.preventDefault();
            notify.error(texts.faults.noDateAndTime);
            booking.startMissing(texts.faults.noDateAndTime);
          }}
        >
          {appointment.question}
          <BookingContent dividers ref={body} data-columns="2">
            <FocusFirstError />
            <UnsavedReport<PatientValues> part="patient" isUnsaved={(typed) => hasTypedPatient(typed, ownData(viewer))} report={report} />
            <div className="whole-row">
              <FormDraft<DialogValues, Unfinished>
                form={dialogForm(mode)}
                userId={viewer.id}
                contentOf={appointment.unfinishedOf}
                isContent={isUnfinished}
                textOf={() => texts.bothDialogs.draft}
                onContinue={(draft) => {
                  void setValues(draft.values, false);
                  appointment.restore(draft);
                }}
                onEnd={() => body.current?.querySelector('select')?.focus()}
              />
            </div>
            <ChoicePanel
              mode={mode}
              choice={choice}
              professionals={professionals}
              ownName={viewer.name}
              rooms={rooms}
              durationMinutes={durationMinutes}
              ownMinutes={appointment.ownMinutes}
              onProfessional={booking.chooseProfessional}
              onRoom={booking.chooseRoom}
              onDuration={booking.chooseDuration}
            />
            <StepLook value={LOOK}>
              <DialogSteps>
                <TimePart
                  mode={mode}
                  clinic={clinic}
                  booking={booking}
                  durationMinutes={durationMinutes}
                  typed={typedStart(values)}
                  sent={appointment.sent}
                  onTypeTime={() => {
                    if (values.date === '') void setFieldValue('date', toDateText(choice.day ?? dayOf(clinic.now)));
                    booking.typeTime(true);
                  }}
                />
                <PatientPart mode={mode} viewer={viewer} />
              </DialogSteps>
            </StepLook>
          </BookingContent>
          <DialogFoot
            chosen={chosenText(appointment.startOf(values), durationMinutes, appointment.room?.name)}
            missing={appointment.missingOf(values)}
            blocked={!appointment.room}
            submitText={appointment.isUnsure(values) ? texts.retry : says.submit}
            sendingText={says.busy}
            sending={sending}
            failure={appointment.failure}
            onClose={onClose}
          />
        </DialogForm>
      )}
    </Formik>
  );
}
