import type { FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { EMPTY_CONTACT } from '../../../clinic/patient/contact-form';
import { PatientGrid } from '../../../clinic/patient/ContactFields';
import { lostText, NOTHING_CHOSEN, slotReducer, type SlotEvent } from '../../../clinic/slots/slot-choice';
import { useChosenSlot } from '../../../clinic/slots/useChosenSlot';
import { DialogForm } from '../../../kit/dialog/DialogFrame';
import { FormDraft } from '../../../kit/draft/FormDraft';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { FocusFirstError } from '../../../kit/form/FocusFirstError';
import type { FormFields } from '../../../kit/form/form-fields';
import { FormProvider, useFormRoot } from '../../../kit/form/FormRoot';
import { refuseField } from '../../../kit/form/server-refusal';
import { UnsavedReport } from '../../../kit/form/UnsavedReport';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { BookingContent } from '../dialog/dialog-layout';
import type { BookableProfessionalFragment, BookableRoomFragment } from '../dialog/dialog.generated';
import { chosenText, DialogFoot } from '../dialog/DialogFoot';
import { FittingLength } from '../dialog/FittingLength';
import { PatientLookup } from '../dialog/PatientLookup';
import { PatientFields } from '../patient/PatientFields';
import { hasTypedPatient, type PatientValues } from '../send/booking-form';
import { texts } from '../texts';
import {
  createForm,
  createSchema,
  DEFAULT_MINUTES,
  EMPTY_CREATE,
  isUnfinishedCreate,
  type CreateValues,
  type UnfinishedCreate,
} from './create-form';
import { CreateFields } from './CreateFields';
import { useCreateSubmit } from './useCreateSubmit';

interface Props {
  /** yyyy-MM-dd */
  date: string;
  selectedProfessionalId: number | null;
  viewerId: number;
  clinic: ClinicFactsFragment;
  rooms: readonly BookableRoomFragment[];
  professionals: readonly BookableProfessionalFragment[];
  onSending: (sending: boolean) => void;
  /** Reports unsaved values. */
  report: ReportUnsaved;
  onClose: () => void;
  onCreated: (made: { id: string; startTime: string; professionalId: number }) => void;
}

const toId = (text: string) => (text === '' ? null : Number(text));

/** Another professional, room or length keeps the slot, to be checked. */
const choose = slotReducer();

/** The slots follow professional, room and duration. */
export function CreateAppointmentForm({
  date,
  selectedProfessionalId,
  viewerId,
  clinic,
  rooms,
  professionals,
  onSending,
  report,
  onClose,
  onCreated,
}: Props) {
  const { submit, sending, unsure, failure, pending, sent, resume } = useCreateSubmit(date, viewerId);
  const lookup = useRef<HTMLInputElement>(null);
  const fields = useRef<FormFields>(null);
  const selected = professionals.find(({ id }) => id === selectedProfessionalId);
  const initialValues = { ...EMPTY_CREATE, professionalId: selected ? String(selected.id) : '' };
  const formik = useFormRoot<CreateValues>({ initialValues, schema: createSchema, onSubmit: send });
  const { values } = formik;
  const professionalId = toId(values.professionalId);
  const roomId = toId(values.roomId);
  const professional = professionals.find(({ id }) => id === professionalId);
  const ownMinutes = professional?.defaultDurationMinutes ?? undefined;
  const durationMinutes = Number(values.durationMinutes) || (ownMinutes ?? DEFAULT_MINUTES);
  /** '' for the professional's default, as another professional has another. */
  const chooseDuration = (minutes: number) =>
    formik.setFieldValue('durationMinutes', minutes === (ownMinutes ?? DEFAULT_MINUTES) ? '' : String(minutes));
  const lostOf = `${professionalId} ${roomId} ${durationMinutes}`;
  const [lost, setLost] = useState({ of: '', text: '' });
  const offerFor = { professionalId, roomId, durationMinutes };
  const choice = { ...NOTHING_CHOSEN, ...offerFor, day: date, start: values.startTime || null };
  /** A refusal may arrive when something else is chosen. */
  const latest = useRef({ choice, lostOf });
  useEffect(() => {
    latest.current = { choice, lostOf };
  });
  const dispatch = (event: SlotEvent) => {
    const before = latest.current;
    const next = choose(before.choice, event);
    if (next === before.choice) return;
    void formik.setFieldValue('startTime', next.start ?? '', false);
    if (next.lost?.what === 'slot') setLost({ of: before.lostOf, text: lostText(next.lost) });
  };
  const { shown: offer, slots, startTime, held } = useChosenSlot({ choice, dispatch, offerFor, today: date, sent });
  const room = rooms.find(({ id }) => String(id) === values.roomId);
  const focusStart = () => fields.current?.named('startTime')?.focus();
  useEffect(() => onSending(sending), [onSending, sending]);
  useFocusOn(lookup, true);

  async function send(typed: CreateValues, helpers: FormikHelpers<CreateValues>) {
    // The slot no longer exists for this professional, room and duration, or was taken.
    if (startTime === undefined) {
      refuseField(helpers, typed, 'startTime', texts.createAppointmentDialog.faults.noStartTime);
      return;
    }
    await submit({
      values: typed,
      durationMinutes,
      helpers,
      onCreated: (id) => {
        onCreated({ id, startTime: typed.startTime, professionalId: Number(typed.professionalId) });
        onClose();
      },
      onTaken: async (text) => {
        dispatch({ type: 'refused', start: typed.startTime, text });
        await offer.refetch();
        focusStart();
      },
    });
  }

  return (
    <FormProvider form={formik} fieldsRef={fields}>
      <DialogForm noValidate onSubmit={formik.handleSubmit}>
        <BookingContent dividers>
          <FocusFirstError />
          <UnsavedReport<PatientValues>
            part="patient"
            isUnsaved={(values) => hasTypedPatient(values)}
            report={report}
          />
          <FormDraft<CreateValues, UnfinishedCreate>
            form={createForm(date)}
            userId={viewerId}
            contentOf={(typed) =>
              hasTypedPatient(typed) || typed.startTime !== '' ? { values: typed, pending: held ? pending : [] } : null
            }
            isContent={isUnfinishedCreate}
            textOf={() => texts.bothDialogs.draft}
            onContinue={(draft, setValues) => {
              resume(draft.pending);
              setValues(draft.values);
            }}
            onEnd={() => lookup.current?.focus()}
          />
          <PatientLookup prefilled={EMPTY_CONTACT} inputRef={lookup} />
          <CreateFields
            date={date}
            professionals={professionals}
            rooms={rooms}
            professional={professional}
            room={room}
            durationMinutes={durationMinutes}
            ownMinutes={ownMinutes}
            onDuration={(minutes) => void chooseDuration(minutes)}
            slots={offer.idle ? null : slots}
            lost={lost.of === lostOf && values.startTime === '' ? lost.text : null}
            onRetrySlots={offer.failed ? () => void offer.refetch() : undefined}
            fitting={
              professionalId !== null && (
                <FittingLength
                  professionalId={professionalId}
                  roomId={roomId}
                  day={date}
                  durationMinutes={durationMinutes}
                  ownMinutes={ownMinutes ?? null}
                  onChoose={(minutes) => {
                    void chooseDuration(minutes);
                    focusStart();
                  }}
                />
              )
            }
            zoneNote={<ClinicZoneNote clinic={clinic} />}
          />
          <PatientGrid>
            <PatientFields isOwn={false} />
          </PatientGrid>
        </BookingContent>
        <DialogFoot
          chosen={startTime === undefined ? '' : chosenText(startTime, durationMinutes, room?.name)}
          missing={null}
          submitText={unsure && held ? texts.retry : texts.modes.admin.submit}
          sendingText={texts.modes.admin.busy}
          sending={sending}
          failure={failure}
          onClose={onClose}
        />
      </DialogForm>
    </FormProvider>
  );
}
