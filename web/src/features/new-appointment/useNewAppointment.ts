import type { FormikHelpers } from 'formik';
import { useState, type RefObject } from 'react';

import { DEFAULT_DURATION_MINUTES } from '../../clinic/appointment/appointment-lengths';
import type { MadeAppointment } from '../../clinic/appointment/new-appointment';
import type { ClinicFactsFragment } from '../../clinic/facts/clinic.generated';
import { ownData, prefill } from '../../clinic/patient/contact-form';
import { EMPTY_KNOWN } from '../../clinic/patient/lookup/patient-lookup';
import { useOwnContactQuestion, type AskedFirst } from '../../clinic/patient/useOwnContactQuestion';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { defaultKind, isSent } from '../../clinic/slots/slot-choice';
import { useRoomsOffer } from '../../clinic/slots/useOffers';
import { useFormRoot } from '../../kit/form/FormRoot';
import { refuseField } from '../../kit/form/server-refusal';
import { notify } from '../../kit/notify/notify';
import { dayOf } from '../../kit/time/wall-time';
import type { Booking } from '../../clinic/booking/send/booking-attempt';
import type { BookableProfessionalFragment, BookableRoomFragment } from '../../clinic/booking/dialog/dialog.generated';
import { bookingTexts } from '../../clinic/booking/texts';
import { newTexts } from './texts';
import { dialogTexts } from '../../clinic/booking/dialog/texts';
import { openingChoice, showsMonth, type NewChoice } from './new-choice';
import {
  hasTypedNew,
  NEW_APPOINTMENT_FORM,
  NEW_FIELDS,
  newSchema,
  openingValues,
  toStaffInput,
  typedDay,
  typedStart,
  type NewValues,
  type UnfinishedNew,
} from './new-form';
import { missingDates } from '../../clinic/booking/series/missing-dates';
import { useRepeat, useRepeatState } from '../../clinic/booking/series/useRepeat';
import { notifySeriesBooked, useSendSeries } from '../../clinic/booking/series/useSendSeries';
import { proposedRoomId } from './proposed-room';
import { ownPatientQuestion } from './own-patient';
import { useNewChoice } from './useNewChoice';
import { useOverbooking, useOverbookingState } from './useOverbooking';
import { useSendAppointment } from './useSendAppointment';
import { useSoonest } from './useSoonest';

/** Length without a professional: an hour in a day's panel, half an hour for a specialty. */
const DAY_MINUTES = 60;

export interface NewAppointmentOptions {
  clinic: ClinicFactsFragment;
  rooms: readonly BookableRoomFragment[];
  professionals: readonly BookableProfessionalFragment[];
  viewer: SessionUserFragment;
  date: string | null;
  startTime: string | null;
  professionalId: number | null;
  roomId: number | null;
  isForDay: boolean;
  isOverbooking: boolean;
  onClose: () => void;
  onMade: (made: MadeAppointment) => void;
}

/** The form, its choices and its submit. `lookup`: the field that looks up the patient. */
export function useNewAppointment(options: NewAppointmentOptions, lookup: RefObject<HTMLElement | null>) {
  const { clinic, rooms, professionals, viewer, isForDay, onClose, onMade } = options;
  const isAdmin = viewer.role === 'admin';
  const single = useSendAppointment({
    viewerId: viewer.id,
    isAdmin,
    doneText: isForDay ? newTexts.createAppointmentDialog.done : dialogTexts.bookingDialog.done,
  });
  const { submit, pending, sent, resume } = single;
  const several = useSendSeries(NEW_APPOINTMENT_FORM, viewer.id);
  const repeating = useRepeatState();
  const { startTime: openedAt } = options;
  const overbookingState = useOverbookingState(
    options.isOverbooking && openedAt !== null ? (typedStart(openingValues(dayOf(openedAt), openedAt)) ?? null) : null,
  );
  // In a series, the list of dates reports whether the first is free.
  const [first, setFirst] = useState<Booking | null>(null);
  const opening = openingChoice({
    ...options,
    professionalId: openingProfessional(options),
    roomId: rooms.find(({ id }) => id === options.roomId)?.id ?? null,
  });
  const professionalOf = (id: number | null) => professionals.find((it) => it.id === id);
  const ownMinutesOf = ({ professionalId, specialtyId }: NewChoice) =>
    professionalOf(professionalId)?.defaultDurationMinutes ??
    (isForDay && specialtyId === null ? DAY_MINUTES : DEFAULT_DURATION_MINUTES);
  const minutesOf = (it: NewChoice) =>
    it.durationMinutes ?? (isForDay && it.specialtyId === null ? ownMinutesOf(it) : null);
  const lengthOf = (it: NewChoice) => it.durationMinutes ?? ownMinutesOf(it);
  const today = dayOf(clinic.now);
  const choices = useNewChoice(opening, {
    today,
    keptDay: isForDay ? opening.openedFor : null,
    sent: sent ?? first,
    minutesOf,
    lengthOf,
  });
  const { choice } = choices;
  const own = isForDay || options.startTime !== null ? null : viewer;
  const prefilled = openingValues(opening.day, options.startTime);
  const form = useFormRoot<NewValues>({
    initialValues: own ? { ...prefill(prefilled, own), filled: { ...EMPTY_KNOWN, ...ownData(own) } } : prefilled,
    schema: newSchema(choice.typesTime, today),
    onSubmit: (values, helpers) => onSubmit(values, helpers),
  });

  const showsSoonest = !choice.typesTime && !showsMonth(choice);
  const soonest = useSoonest({
    whom: choice,
    durationMinutes: minutesOf(choice),
    from: choice.times === 'all' ? (typedDay(form.values) ?? choice.openedFor) : null,
    times: choice.times,
    skip: !showsSoonest,
  });

  const professional = professionalOf(choice.professionalId);
  const ownMinutes = ownMinutesOf(choice);
  const durationMinutes = lengthOf(choice);
  const kinds = professional?.consultationKinds ?? [];
  const kind =
    kinds.find(({ id }) => id === choice.kindId) ?? (durationMinutes === ownMinutes ? defaultKind(kinds) : undefined);
  const ofKind = kind && { consultationKindId: kind.id };
  // Trust a "soonest" slot until the month query confirms it, unless the duration changed.
  const isUnknown = choices.slots === undefined || choices.offer.failed;
  const unchecked = isUnknown && !choice.isResized ? (choice.start ?? undefined) : undefined;
  const startTime = choice.typesTime ? typedStart(form.values) : (choices.startTime ?? unchecked);
  const chosen = { ...choice, start: startTime ?? null };
  const held = sent !== null && isSent(chosen, sent) ? sent : null;
  const overbooking = useOverbooking(
    { professionalId: choice.professionalId, startTime, durationMinutes, skip: !choice.typesTime },
    overbookingState,
  );
  const roomsThen = useRoomsOffer(
    { professionalId: choice.professionalId, durationMinutes },
    held ? undefined : startTime,
  );
  const proposed = roomsThen.rooms ? proposedRoomId(roomsThen.rooms, choice.slotRoomId) : choice.slotRoomId;
  // A retry must request the same room.
  const roomId =
    held?.roomId ?? overbooking.roomId ?? choice.roomId ?? (startTime === undefined ? null : proposed) ?? null;
  const room = rooms.find(({ id }) => id === roomId);
  const series = useRepeat({
    ...repeating,
    first: {
      professionalId: choice.professionalId,
      // An overbooking is always single.
      startTime: overbooking.isOn ? undefined : startTime,
      durationMinutes,
      roomId: room?.id ?? null,
    },
    sentTurnos: several.pending.at(-1)?.input.turnos ?? null,
  });
  const anchor = series.isOn && choice.professionalId !== null && !choice.typesTime ? (startTime ?? null) : null;
  if (anchor !== (first?.startTime ?? null) || (first && first.professionalId !== choice.professionalId)) {
    setFirst(anchor === null ? null : { professionalId: choice.professionalId!, startTime: anchor });
  }
  const isMissing = {
    professional: choice.professionalId === null && (choice.specialtyId === null || choice.typesTime),
    start: startTime === undefined,
    room: startTime !== undefined && !room && !series.isOn,
  };
  const missing: string | null = missingText(isMissing) ?? (series.isOn ? missingDates(series.turnos) : null);

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
    await submit({
      isOverbooking: overbooking.isOn,
      slot: { professionalId, roomId: room.id, startTime, durationMinutes, ...ofKind },
      values,
      onMade: (id) => {
        onMade({ id, startTime, professionalId });
        onClose();
      },
      onTaken: async (text) => {
        if (typesTime) {
          void overbooking.refetch();
          return refuseField(helpers, values, 'time', text);
        }
        await Promise.all([choices.slotTaken(text), ...(showsSoonest ? [soonest.refetch()] : [])]);
      },
      helpers,
    });
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
      onBooked: ({ bookSeries: { appointments } }) => {
        notifySeriesBooked(NEW_APPOINTMENT_FORM, viewer.id, appointments.length);
        const [made] = appointments;
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
      missing === null ? ownPatientQuestion(values, viewer, lookup) : null,
    send,
  });

  return {
    form,
    now: clinic.now,
    /** The clinic's date, yyyy-MM-dd. */
    today,
    choices,
    professional,
    kind,
    room,
    roomsThen,
    /** The professional's default. */
    ownMinutes,
    durationMinutes,
    soonest,
    startTime,
    isProposed: choice.roomId === null,
    series,
    overbooking,
    sending: single.sending || several.sending,
    failure: series.isOn ? several.failure : single.failure,
    question,
    twice: series.isOn ? several.question : single.question,
    own,
    missing,
    /** Shown after the first submit. */
    faults: form.submitCount === 0 ? null : isMissing,
    /** This appointment may already have been created. */
    isUnsure: series.isOn ? several.unsure && series.isHeld : single.unsure && held !== null,
    unfinishedOf: (values: NewValues): UnfinishedNew | null => {
      const kept = held ? pending : [];
      const isKept =
        kept.length > 0 ||
        several.pending.length > 0 ||
        hasTypedNew(values, own ? ownData(own) : {}) ||
        choice.start !== null;
      const { repeat } = series;
      const overbookingAt = overbookingState.at;
      return isKept ? { choice, values, pending: kept, repeat, pendingSeries: several.pending, overbookingAt } : null;
    },
    /** Restores a draft, except its typed values. */
    restore: (unfinished: UnfinishedNew) => {
      resume(unfinished.pending);
      choices.restore(unfinished.choice);
      if (unfinished.repeat) repeating.setRepeat(unfinished.repeat);
      several.resume(unfinished.pendingSeries ?? []);
      overbookingState.setAt(unfinished.overbookingAt ?? null);
    },
  };
}

function missingText(isMissing: { professional: boolean; start: boolean; room: boolean }): string | null {
  if (isMissing.professional || isMissing.start) return bookingTexts.faults.noDateAndTime;
  return isMissing.room ? bookingTexts.faults.noRoom : null;
}

/** Professionals book in their own calendar only. */
function openingProfessional({ viewer, professionals, professionalId }: NewAppointmentOptions): number | null {
  if (viewer.role !== 'admin') return professionalId ?? viewer.professional?.id ?? null;
  return professionals.find(({ id }) => id === professionalId)?.id ?? null;
}
