import { Formik, type FormikHelpers } from 'formik';
import { useEffect, useMemo, useRef } from 'react';

import type { ClinicFactsFragment } from '../../../shared/clinic/clinic.generated';
import { DialogForm } from '../../../shared/dialog/DialogFrame';
import { FormDraft } from '../../../shared/draft/FormDraft';
import { toDateText } from '../../../shared/form/date-text';
import { FocusFirstError } from '../../../shared/form/FocusFirstError';
import { refuseField } from '../../../shared/form/server-refusal';
import { UnsavedReport } from '../../../shared/form/UnsavedReport';
import type { ReportUnsaved } from '../../../shared/form/useUnsaved';
import { notify } from '../../../shared/notify/notify';
import { ownData, prefill } from '../../../shared/patient/contact-form';
import type { SessionUserFragment } from '../../../shared/session/session.generated';
import { DEFAULT_DURATION_MINUTES } from '../../../shared/time/appointment-lengths';
import { dayOf } from '../../../shared/time/clinic-time';
import { hasTyped, type PatientValues } from '../booking-form';
import { StepLook } from '../StepHeading';
import { useOwnContactQuestion } from '../useOwnContactQuestion';
import { ChoicePanel } from './ChoicePanel';
import { openingChoice } from './dialog-choice';
import { dialogSchema, EMPTY_VALUES, isUnfinished, NO_DATE_AND_TIME, NO_ROOM, typedStart, type DialogValues, type Unfinished } from './dialog-form';
import { BookingContent, BookingSteps } from './dialog-layout';
import { dialogForm, isStaffMode, MODE_TEXTS, type BookingMode } from './dialog-mode';
import type { BookableProfessionalFragment } from './dialog.generated';
import { chosenText, DialogFoot, RETRY_TEXT } from './DialogFoot';
import { PatientPart } from './PatientPart';
import { TimePart } from './TimePart';
import { useDialogBooking } from './useDialogBooking';
import { useDialogSubmit } from './useDialogSubmit';

const LOOK = { level: 3, numbered: false } as const;

interface Props {
  mode: BookingMode;
  clinic: ClinicFactsFragment;
  rooms: readonly { id: number; name: string }[];
  professionals: readonly BookableProfessionalFragment[];
  viewer: SessionUserFragment;
  selectedDate: string | null;
  selectedProfessionalId: number | null;
  onSending: (sending: boolean) => void;
  /** Whether closing would lose something typed. */
  report: ReportUnsaved;
  onClose: () => void;
  onBooked: (made: { id: string; startTime: string }) => void;
}

/** Professional, room, duration; day and slot; patient: everything a turno needs, in one form. */
export function BookingDialogForm({ mode, clinic, rooms, professionals, viewer, onSending, report, onClose, onBooked, ...given }: Props) {
  const { submit, sending, unsure, failure, pending, sent: sentInput, resume } = useDialogSubmit(mode, viewer.id);
  /** What was sent last starts then. */
  const sent = sentInput?.startTime ?? null;
  const booking = useDialogBooking(
    openingChoice({ ...given, mode, professionals, ownProfessionalId: viewer.professional?.id }),
    { today: dayOf(clinic.now), sent },
  );
  const body = useRef<HTMLDivElement>(null);
  const { choice, startTime } = booking;
  const ownMinutes = professionals.find(({ id }) => id === choice.professionalId)?.defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES;
  const durationMinutes = choice.durationMinutes ?? ownMinutes;
  const schema = useMemo(() => dialogSchema(choice.typesTime), [choice.typesTime]);
  useEffect(() => onSending(sending), [onSending, sending]);

  const room = rooms.find(({ id }) => id === choice.roomId);
  const startOf = (values: DialogValues) => (choice.typesTime ? typedStart(values) : startTime);

  const missingOf = (values: DialogValues) => {
    if (!room) return NO_ROOM;
    return choice.professionalId === null || startOf(values) === undefined ? NO_DATE_AND_TIME : null;
  };

  const send = async (values: DialogValues, helpers: FormikHelpers<DialogValues>) => {
    const { professionalId, roomId, typesTime } = choice;
    const start = startOf(values);
    if (professionalId === null || roomId === null || start === undefined) return;
    await submit({
      slot: { professionalId, roomId, startTime: start, durationMinutes },
      values,
      onBooked: (id) => {
        onBooked({ id, startTime: start });
        onClose();
      },
      onTaken: typesTime ? (text) => refuseField(helpers, values, 'time', text) : booking.startTaken,
      helpers,
    });
  };

  const { submit: onSubmit, question } = useOwnContactQuestion({ own: isStaffMode(mode) ? viewer : null, yesLabel: 'Crear igual', send });

  return (
    <Formik initialValues={prefill(EMPTY_VALUES, viewer)} validationSchema={schema} onSubmit={onSubmit}>
      {({ values, setValues, handleSubmit, setFieldValue }) => (
        <DialogForm
          noValidate
          onSubmit={(event) => {
            if (choice.professionalId !== null && (choice.typesTime || startTime !== undefined)) {
              handleSubmit(event);
              return;
            }
            event.preventDefault();
            notify.error(NO_DATE_AND_TIME);
            booking.startMissing(NO_DATE_AND_TIME);
          }}
        >
            {question}
          <BookingContent dividers ref={body} data-columns="2">
            <FocusFirstError />
            <UnsavedReport<PatientValues> part="patient" isUnsaved={(values) => hasTyped(values, ownData(viewer))} report={report} />
            <div className="whole-row">
              <FormDraft<DialogValues, Unfinished>
                form={dialogForm(mode)}
                userId={viewer.id}
                contentOf={(typed) => {
                  const kept = sent !== null && sent === startOf(typed) ? pending : [];
                  return kept.length > 0 || hasTyped(typed, ownData(viewer)) || choice.startTime !== null ? { choice, values: typed, pending: kept } : null;
                }}
                isContent={isUnfinished}
                textOf={() => 'Hay un turno sin terminar.'}
                onContinue={(draft) => {
                  void setValues(draft.values, false);
                  resume(draft.pending);
                  booking.restore(draft.choice);
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
              ownMinutes={ownMinutes}
              onProfessional={booking.chooseProfessional}
              onRoom={booking.chooseRoom}
              onDuration={booking.chooseDuration}
            />
            <StepLook value={LOOK}>
              <BookingSteps>
                <TimePart
                  mode={mode}
                  clinic={clinic}
                  booking={booking}
                  durationMinutes={durationMinutes}
                  typed={typedStart(values)}
                  sent={sent}
                  onTypeTime={() => {
                    if (values.date === '') void setFieldValue('date', toDateText(choice.day ?? dayOf(clinic.now)));
                    booking.typeTime(true);
                  }}
                />
                <PatientPart mode={mode} viewer={viewer} />
              </BookingSteps>
            </StepLook>
          </BookingContent>
          <DialogFoot
            chosen={chosenText(startOf(values), durationMinutes, room?.name)}
            missing={missingOf(values)}
            blocked={!room}
            submitText={unsure && sent === startOf(values) ? RETRY_TEXT : MODE_TEXTS[mode].submit}
            sendingText={MODE_TEXTS[mode].sending}
            sending={sending}
            failure={failure}
            onClose={onClose}
          />
        </DialogForm>
      )}
    </Formik>
  );
}
