import type { DniScan } from '@turnero/api/domain/dni-scan';
import type { FormikHelpers } from 'formik';
import { useReducer, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';

import type { MadeAppointment } from '../../clinic/appointment/new-appointment';
import { useUndoableCreation } from '../../clinic/appointment/undo/useUndoableCreation';
import type { BookableProfessionalFragment, BookableRoomFragment } from '../../clinic/booking/dialog/dialog.generated';
import { dialogTexts } from '../../clinic/booking/dialog/texts';
import type { MadeTurnoFragment } from '../../clinic/booking/send/book-appointment.generated';
import { useBookOnce } from '../../clinic/booking/send/useBookOnce';
import { repeatTexts } from '../../clinic/booking/series/texts';
import { useSendSeries } from '../../clinic/booking/series/useSendSeries';
import { bookingTexts } from '../../clinic/booking/texts';
import { useDesk } from '../../clinic/dni/scan-targets';
import type { ClinicFactsFragment } from '../../clinic/facts/clinic.generated';
import { ownData, prefill, toContactInput } from '../../clinic/patient/contact-form';
import {
  chosenPatientId,
  EMPTY_KNOWN,
  withChosen,
  withNew,
  type KnownPatient,
} from '../../clinic/patient/lookup/patient-lookup';
import { patientTexts } from '../../clinic/patient/texts';
import { useOwnContactQuestion, type AskedFirst } from '../../clinic/patient/useOwnContactQuestion';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { viewerMay } from '../../clinic/session/viewer-may';
import { useFormRoot } from '../../kit/form/FormRoot';
import { refuseField } from '../../kit/form/server-refusal';
import { notify } from '../../kit/notify/notify';
import { dayOf } from '../../kit/time/wall-time';
import { confirmationPath } from '../appointments/appointments.paths';
import { chosenCoverage, type NumberFault } from './coverage-choice';
import { newAppointmentReducer, openingState } from './new-appointment-state';
import {
  hasTypedNew,
  NEW_APPOINTMENT_FORM,
  NEW_FIELDS,
  newSchema,
  openingValues,
  relativeToJoin,
  toNewInput,
  toStaffInput,
  typedStart,
  type NewValues,
  type UnfinishedNew,
} from './new-form';
import { ownPatientQuestion } from './own-patient';
import { newTexts } from './texts';
import { useChosenAppointment } from './useChosenAppointment';
import { turnoOf, useCreate, type Made } from './useCreate';

export interface NewAppointmentOptions {
  clinic: ClinicFactsFragment;
  rooms: readonly BookableRoomFragment[];
  professionals: readonly BookableProfessionalFragment[];
  viewer: SessionUserFragment;
  date: string | null;
  startTime: string | null;
  professionalId: number | null;
  roomId: number | null;
  patient?: KnownPatient | undefined;
  scan?: DniScan | undefined;
  isForDay: boolean;
  isOverbooking: boolean;
  onClose: () => void;
  onMade: (made: MadeAppointment) => void;
  onUndone: () => void;
}

/** The panel's state, form and submit; NewAppointmentContext hands them to its parts. */
export function useNewAppointment(options: NewAppointmentOptions, lookup: RefObject<HTMLElement | null>) {
  const { clinic, rooms, professionals, viewer, patient, scan, isForDay, onClose, onMade, onUndone } = options;
  const isAdmin = viewer.role === 'admin';
  const today = dayOf(clinic.now);
  const openedFor = options.startTime === null ? options.date : dayOf(options.startTime);
  const [state, dispatch] = useReducer(newAppointmentReducer, options, stateFor);
  const { choice } = state;
  const [ownIsWanted, setOwnIsWanted] = useState(false);
  const [newDni, setNewDni] = useState(scan ?? null);
  const [numberFault, setNumberFault] = useState<NumberFault>();
  const desk = useDesk();

  const navigate = useNavigate();
  const reportMade = useUndoableCreation(clinic.now, onUndone);
  const mine = { form: NEW_APPOINTMENT_FORM, userId: viewer.id };
  const doneText = isForDay ? newTexts.createAppointmentDialog.done : dialogTexts.bookingDialog.done;
  const single = useBookOnce({
    ...mine,
    send: useCreate(isAdmin),
    fallback: dialogTexts.bothDialogs.failed,
    doneText: (made: Made) => ('createOverbooking' in made ? newTexts.overbooking.done : doneText),
  });
  const several = useSendSeries({ ...mine, doneText: repeatTexts.done });

  const own = isForDay || options.startTime !== null || patient || scan ? null : viewer;
  const empty = openingValues(openedFor, options.startTime);
  const scanned = scan ? withNew(empty, scan.fullName ?? '', scan.birthDate) : empty;
  const prefilled = patient ? withChosen(empty, patient, viewerMay(viewer, 'appointments')) : scanned;
  const form = useFormRoot<NewValues>({
    initialValues: own ? { ...prefill(prefilled, own), filled: { ...EMPTY_KNOWN, ...ownData(own) } } : prefilled,
    schema: newSchema(choice.typesTime, today, numberFault),
    onSubmit: (values, helpers) => onSubmit(values, helpers),
  });
  const chosen = useChosenAppointment({
    state,
    dispatch,
    values: form.values,
    rooms,
    professionals,
    today,
    isForDay,
    keptDay: isForDay ? openedFor : null,
    sent: single.sent,
    sentTurnos: several.pending.at(-1)?.input.turnos ?? null,
  });
  const { choices, durationMinutes, startTime, room, series, overbooking, missing, isMissing, held } = chosen;
  const ofKind = chosen.kind && { consultationKindId: chosen.kind.id };

  const announce = (text: string, turnos: readonly MadeTurnoFragment[], values: NewValues, roomName?: string) => {
    const [first, ...others] = turnos;
    if (!first) return;
    const patient = values.name.trim();
    const { patientEmail } = toContactInput(values);
    const what = newTexts.newAppointment.made(
      patient,
      [first.startTime, ...others.map((it) => it.startTime)],
      chosen.professional?.name,
      roomName,
    );
    reportMade(text, {
      turnos: turnos.map((turno) => ({ ...turno, patientEmail })),
      detail: patientEmail === null ? `${what}. ${patientTexts.noEmail}` : what,
      view: {
        label: newTexts.newAppointment.view(patient),
        onPress: () => void navigate(confirmationPath(first.id)),
      },
      remains: remainsAfterUndo(values, patient),
    });
  };
  const keepDni = (turnoId: string) => {
    if (newDni) desk?.keepDni(newDni, turnoId);
  };
  const send = async (values: NewValues, helpers: FormikHelpers<NewValues>) => {
    const { professionalId, typesTime } = choice;
    if (series.isOn && missing === null && professionalId !== null) return sendSeries(values, helpers);
    if (missing !== null || professionalId === null || startTime === undefined || !room) {
      notify.error(missing ?? bookingTexts.faults.noDateAndTime);
      if (!isMissing.professional && isMissing.start) choices.leadToStart();
      return;
    }
    if (overbooking.isOn && values.reason.trim() === '') {
      return refuseField(helpers, values, 'reason', newTexts.overbooking.reasonMissing);
    }
    const slot = { professionalId, roomId: room.id, startTime, durationMinutes, ...ofKind };
    await single.submit(
      (typed: NewValues) => toNewInput({ ...slot, isOverbooking: overbooking.isOn }, typed, isAdmin),
      {
        values,
        helpers,
        fields: NEW_FIELDS,
        announce: (text, made) => announce(text, [turnoOf(made)], values, room.name),
        onBooked: (made) => {
          keepDni(turnoOf(made).id);
          onMade({ id: turnoOf(made).id, startTime, professionalId });
          onClose();
        },
        onTaken: async (text) => {
          if (!typesTime) return chosen.slotTaken(text);
          void overbooking.refetch();
          return refuseField(helpers, values, 'time', text);
        },
      },
    );
  };
  const sendSeries = async (values: NewValues, helpers: FormikHelpers<NewValues>) => {
    const { professionalId } = choice;
    const { turnos, repeat } = series;
    if (professionalId === null || !turnos) return;
    series.noteSent();
    const what = { professionalId, durationMinutes, ...ofKind, everyWeeks: repeat.everyWeeks, turnos: [...turnos] };
    await several.submit((typed: NewValues) => toStaffInput(what, typed), {
      values,
      helpers,
      fields: NEW_FIELDS,
      announce: (text, { bookSeries: { appointments } }) => {
        const isMailed = toContactInput(values).patientEmail !== null;
        announce(isMailed ? text : repeatTexts.made(appointments.length), appointments, values);
      },
      onBooked: ({ bookSeries: { appointments } }) => {
        const [made] = appointments;
        if (made) keepDni(made.id);
        if (made) onMade({ id: made.id, startTime: made.startTime, professionalId });
        onClose();
      },
      onTaken: series.taken,
    });
  };
  const { submit: onSubmit, question } = useOwnContactQuestion({
    own: viewer,
    yesLabel: bookingTexts.ownContactQuestion.create,
    more: (values: NewValues): AskedFirst | null =>
      missing === null && !ownIsWanted ? ownPatientQuestion(values, viewer, lookup) : null,
    send,
  });

  return {
    ...chosen,
    clinic,
    rooms,
    professionals,
    form,
    /** The clinic's date, yyyy-MM-dd. */
    today,
    /** The day for which the panel was opened, yyyy-MM-dd. */
    forDay: isForDay ? options.date : null,
    /** The account that prefills the form; null: none. */
    own,
    /** The user asked for the own data. */
    ownIsWanted,
    wantOwn: () => setOwnIsWanted(true),
    /** Read from the card of a patient whom the clinic does not know; null: none. */
    newDni,
    setNewDni,
    setNumberFault,
    sending: single.sending || several.sending,
    failure: series.isOn ? several.failure : single.failure,
    question,
    twice: series.isOn ? several.question : single.question,
    /** Shown after the first submit. */
    faults: form.submitCount === 0 ? null : isMissing,
    /** May already have been created. */
    isUnsure: series.isOn ? several.unsure && series.isHeld : single.unsure && held !== null,
    unfinishedOf: (values: NewValues): UnfinishedNew | null => {
      const kept = held ? single.pending : [];
      const isKept =
        kept.length > 0 ||
        several.pending.length > 0 ||
        hasTypedNew(values, form.initialValues) ||
        choice.start !== null;
      const { repeat, overbookingAt } = state;
      return isKept ? { choice, values, pending: kept, repeat, pendingSeries: several.pending, overbookingAt } : null;
    },
    /** Except typed values. */
    restore: (unfinished: UnfinishedNew) => {
      single.resume(unfinished.pending);
      several.resume(unfinished.pendingSeries ?? []);
      dispatch({ type: 'draft', draft: unfinished });
    },
  };
}

function remainsAfterUndo(values: NewValues, patient: string): string | undefined {
  if (relativeToJoin(values)) return newTexts.family.remains(patient, values.contactName.trim());
  const isKept = chosenCoverage(values, chosenPatientId(values))?.addToPatient;
  return isKept ? newTexts.coverage.remains(patient) : undefined;
}

function stateFor(options: NewAppointmentOptions) {
  const { viewer, professionals, rooms, professionalId, startTime, isOverbooking } = options;
  const known = professionals.find(({ id }) => id === professionalId)?.id ?? null;
  const opening = {
    ...options,
    // Professionals book in their own calendar only.
    professionalId: viewer.role === 'admin' ? known : (professionalId ?? viewer.professional?.id ?? null),
    roomId: rooms.find(({ id }) => id === options.roomId)?.id ?? null,
  };
  const overbookingAt =
    isOverbooking && startTime !== null ? (typedStart(openingValues(dayOf(startTime), startTime)) ?? null) : null;
  return openingState(opening, overbookingAt);
}
