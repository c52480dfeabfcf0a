import { useFormikContext } from 'formik';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';

import { ownData, prefill } from '../../../clinic/patient/contact-form';
import { DialogForm } from '../../../kit/dialog/DialogFrame';
import { FormDraft } from '../../../kit/draft/FormDraft';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { FocusFirstError } from '../../../kit/form/FocusFirstError';
import { FormRoot } from '../../../kit/form/FormRoot';
import { UnsavedReport } from '../../../kit/form/UnsavedReport';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { notify } from '../../../kit/notify/notify';
import { dialogForm, isStaffMode, type BookingMode } from '../booking-mode';
import { StepLook } from '../choose/StepHeading';
import { hasTypedPatient, type PatientValues } from '../send/booking-form';
import { texts } from '../texts';
import { ChoicePanel } from './ChoicePanel';
import { dialogSchema, EMPTY_VALUES, isUnfinished, type DialogValues, type Unfinished } from './dialog-form';
import { BookingContent, DialogSteps } from './dialog-layout';
import { chosenText, DialogFoot } from './DialogFoot';
import { PatientPart } from './PatientPart';
import { TimePart } from './TimePart';
import { useNewAppointment, type NewAppointmentOptions } from './useNewAppointment';

/** Loaded only for staff. */
const loadLookup = () => import('./PatientLookup').then((file) => file.PatientLookup);

const LOOK = { level: 3, numbered: false } as const;

interface Props extends NewAppointmentOptions {
  onSending: (sending: boolean) => void;
  /** Reports unsaved values. */
  report: ReportUnsaved;
}

/** Everything a turno needs, in one form. */
export function BookingDialogForm({ onSending, report, ...options }: Props) {
  const { mode, clinic, rooms, professionals, viewer, onClose } = options;
  const appointment = useNewAppointment(options);
  const { booking, durationMinutes, sending } = appointment;
  const { choice } = booking;
  const lookup = useRef<HTMLInputElement>(null);
  const professional = useRef<HTMLElement>(null);
  const room = useRef<HTMLElement>(null);
  const schema = useMemo(() => dialogSchema(choice.typesTime), [choice.typesTime]);
  useEffect(() => onSending(sending), [onSending, sending]);
  const focusFirst = useCallback(() => (lookup.current ?? professional.current ?? room.current)?.focus(), []);
  // Staff begin with the patient.
  useFocusOn(professional, !isStaffMode(mode));

  // Not a function of the typed values: see BookingSteps.
  return (
    <FormRoot initialValues={prefill(EMPTY_VALUES, viewer)} schema={schema} onSubmit={appointment.onSubmit}>
      <Sheet>
        {appointment.question}
        <BookingContent dividers data-columns="2">
          <FocusFirstError />
          <UnsavedReport<PatientValues>
            part="patient"
            isUnsaved={(typed) => hasTypedPatient(typed, ownData(viewer))}
            report={report}
          />
          <div className="whole-row">
            <FormDraft<DialogValues, Unfinished>
              form={dialogForm(mode)}
              userId={viewer.id}
              contentOf={appointment.unfinishedOf}
              isContent={isUnfinished}
              textOf={() => texts.bothDialogs.draft}
              onContinue={(draft, setValues) => {
                setValues(draft.values);
                appointment.restore(draft);
              }}
              onEnd={focusFirst}
            />
          </div>
          {isStaffMode(mode) && (
            <div className="whole-row">
              <LazyComponent
                load={loadLookup}
                isNeeded
                onFailure={focusFirst}
                props={{ prefilled: ownData(viewer), inputRef: lookup }}
              />
            </div>
          )}
          <ChoicePanel
            mode={mode}
            choice={choice}
            professionals={professionals}
            ownName={viewer.name}
            rooms={rooms}
            professionalRef={professional}
            roomRef={room}
            durationMinutes={durationMinutes}
            ownMinutes={appointment.ownMinutes}
            onProfessional={booking.chooseProfessional}
            onRoom={booking.chooseRoom}
            onDuration={(minutes) => booking.chooseDuration(minutes, appointment.ownMinutes)}
          />
          <StepLook value={LOOK}>
            <DialogSteps>
              <TimePart
                mode={mode}
                clinic={clinic}
                booking={booking}
                durationMinutes={durationMinutes}
                ownMinutes={appointment.ownMinutes}
                sent={appointment.sentStart}
              />
              <PatientPart mode={mode} viewer={viewer} />
            </DialogSteps>
          </StepLook>
        </BookingContent>
        <AppointmentFoot
          mode={mode}
          appointment={appointment}
          onMissing={(text) => {
            // The foot says it in the page.
            notify.error(text);
            if (choice.professionalId === null) professional.current?.focus();
            else if (!appointment.room) room.current?.focus();
            else booking.leadToStart();
          }}
          onClose={onClose}
        />
      </Sheet>
    </FormRoot>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  const { handleSubmit } = useFormikContext();
  return (
    <DialogForm noValidate onSubmit={handleSubmit}>
      {children}
    </DialogForm>
  );
}

interface AppointmentFootProps {
  mode: BookingMode;
  appointment: ReturnType<typeof useNewAppointment>;
  /** Shows `text` and leads to the missing choice. */
  onMissing: (text: string) => void;
  onClose: () => void;
}

/** Follows the typed values. */
function AppointmentFoot({ mode, appointment, onMissing, onClose }: AppointmentFootProps) {
  const { values } = useFormikContext<DialogValues>();
  const missing = appointment.missingOf(values);
  const { submit, busy } = texts.modes[mode];
  return (
    <DialogFoot
      chosen={chosenText(appointment.startOf(values), appointment.durationMinutes, appointment.room?.name)}
      missing={missing}
      // Validation covers a typed time.
      onMissing={appointment.room && appointment.isChosen ? undefined : () => missing !== null && onMissing(missing)}
      submitText={appointment.isUnsure(values) ? texts.retry : submit}
      sendingText={busy}
      sending={appointment.sending}
      failure={appointment.failure}
      onClose={onClose}
    />
  );
}
