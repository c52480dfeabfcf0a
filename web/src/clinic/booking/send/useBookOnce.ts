import { useApolloClient } from '@apollo/client/react';
import { getIn, type FormikHelpers } from 'formik';
import { useState } from 'react';

import { useClinic } from '../../facts/useClinic';
import { ARGENTINA, tidyPhone } from '../../phone/phone';
import { useSamePatientQuestion } from '../../same-patient/useSamePatientQuestion';
import type { AskedChange } from '../../same-patient/texts';
import { refusesSlot } from '../../slots/refuses-slot';
import type { ApiError } from '../../../kit/errors/api-error';
import { dropDraft } from '../../../kit/draft/draft';
import { dropPending } from '../../../kit/draft/drop-pending';
import { bannerText, type UnsureText } from '../../../kit/errors/banner-text';
import { fieldAtFault, refuseField, type FieldNames, type FieldPath } from '../../../kit/form/server-refusal';
import type { Outcome } from '../../../kit/graphql/hooks';
import { notify } from '../../../kit/notify/notify';
import type { Attempt } from '../../../kit/send/attempt';
import { NO_ANSWER } from '../../../kit/send/no-answer';
import { useSendOnce } from '../../../kit/send/useSendOnce';
import { bookingTexts } from '../texts';
import { nextAttempt } from './booking-attempt';
import { PATIENT_FIELDS, type PatientValues } from './booking-form';

interface Request<V, Data> {
  values: V;
  helpers: FormikHelpers<V>;
  /** By server name. Default: a patient's. */
  fields?: FieldNames<FieldPath<V>>;
  /** The draft is gone; nothing more can be sent afterwards. */
  onBooked: (data: Data) => void | Promise<void>;
  /** Shows `text` where the slot was chosen. */
  onTaken: (text: string) => void | Promise<void>;
  /** Default: a toast. */
  announce?: (text: string, data: Data) => void;
}

/** With confirmed simultaneous appointments of the patient. */
export type ConfirmedAttempt<Input> = Attempt<Input> & { confirmedAppointments?: string[] };

interface Options<Input, Data> {
  send: (attempt: ConfirmedAttempt<Input>) => Promise<Outcome<Data>>;
  /** Name of the form's draft. */
  form: string;
  /** Owner of the draft; null for visitors, undefined while unknown. */
  userId: number | null | undefined;
  what?: AskedChange;
  /** Shown if the server sends no text. */
  fallback: string;
  /** See bannerText. */
  unsureText?: UnsureText;
  doneText: (data: Data) => string;
}

/** A slot or a series. */
interface Bookable {
  professionalId: number;
  startTime?: string;
  turnos?: readonly { startTime: string }[];
  patientPhone?: string | null;
}

/** A professional has each time only once. */
const slotsOf = ({ professionalId, startTime, turnos }: Bookable) => [
  professionalId,
  startTime ?? turnos?.map((turno) => turno.startTime),
];

/** See useSendOnce. Typed values always stay. Success drops the draft, the end of a session its attempts. */
export function useBookOnce<Input extends Bookable, Data>({
  send,
  form,
  userId,
  what = 'turno',
  fallback,
  unsureText = bookingTexts.unsure,
  doneText,
}: Options<Input, Data>) {
  const { countryCode = ARGENTINA } = useClinic() ?? {};
  const client = useApolloClient();
  const { confirmed, question } = useSamePatientQuestion(what);
  const [shownFields, setShownFields] = useState<FieldNames<string>>(PATIENT_FIELDS);
  const next = (previous: Attempt<Input> | null, input: Input) => nextAttempt(previous, input, countryCode);
  const {
    submit: sendOnce,
    busy: sending,
    unsure,
    failure,
    pending,
    sent,
    resume,
    forget,
  } = useSendOnce({
    send: (attempt: Attempt<Input>) =>
      confirmed((confirmedAppointments) =>
        send({ ...attempt, ...(confirmedAppointments && { confirmedAppointments }) }),
      ),
    next,
    targetOf: slotsOf,
  });

  const [isBooked, setBooked] = useState(false);
  const [bookedBy, setBookedBy] = useState(userId);
  if (bookedBy !== userId) {
    setBookedBy(userId);
    // Another user must not retry it.
    if (bookedBy !== undefined) forget();
  }

  const refused = async <V extends PatientValues>(
    error: ApiError,
    { values, helpers, onTaken, fields = PATIENT_FIELDS }: Request<V, Data>,
  ) => {
    // The user declined the question.
    if (error.unconfirmed.length > 0) return;
    if (error.code === 'UNAUTHENTICATED' && userId != null) dropPending(form, userId);
    const field = fieldAtFault<FieldPath<V>>(error, fields);
    if (field) {
      // As sent: the rejection refers to it, and a blur would tidy it anyway.
      await helpers.setFieldValue(field, getIn(values, field), false);
      return refuseField(helpers, values, field, error.message);
    }
    if (refusesSlot(error)) return onTaken(error.message);
    // The room or type is no longer on offer. The slot stays.
    if (error.code === 'CONFLICT') void client.refetchQueries({ include: 'active' });
    // The page says that it may have been booked; a toast would call it failed.
    if (error.code === 'NETWORK') return;
    const report = error.code === 'UNAUTHENTICATED' ? notify.error : notify.errorInPage;
    return report(error.textOr(fallback));
  };

  const booked = async <V>(
    data: Data,
    { onBooked, announce = (text) => notify.success(text) }: Request<V, Data>,
    isEarlier = false,
  ) => {
    setBooked(true);
    if (userId !== undefined) dropDraft(form, userId);
    announce(isEarlier ? bookingTexts.doneEarlier : doneText(data), data);
    await onBooked(data);
  };

  /** `toInput` receives a tidied phone. */
  const submit = async <V extends PatientValues>(toInput: (values: V) => Input, request: Request<V, Data>) => {
    setShownFields(() => request.fields ?? PATIENT_FIELDS);
    const tidied = tidyPhone(request.values.phone, countryCode).then((phone) => ({ ...request.values, phone }));
    const outcome = await sendOnce(tidied.then(toInput));
    if (outcome?.error) await refused(outcome.error, { ...request, values: await tidied });
    else if (outcome) await booked(outcome.data, request, outcome.isEarlier);
  };

  return {
    submit,
    /** Books despite simultaneous appointments? */
    question,
    sending,
    /** The last attempt may have booked. */
    unsure,
    pending,
    sent,
    resume,
    isBooked,
    /** Null if a field or the slots show the failure. */
    failure: failure ? formText(failure, shownFields, unsureText) : unsure ? unsureText(NO_ANSWER) : null,
  };
}

function formText(error: ApiError, fields: FieldNames<string>, unsureText: UnsureText): string | null {
  if (
    error.unconfirmed.length > 0 ||
    fieldAtFault(error, fields) ||
    error.code === 'UNAUTHENTICATED' ||
    refusesSlot(error)
  )
    return null;
  return bannerText(error, unsureText);
}
