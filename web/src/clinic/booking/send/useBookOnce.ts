import { useApolloClient } from '@apollo/client/react';
import { getIn, type FormikHelpers } from 'formik';
import { useState } from 'react';

import { useClinic } from '../../facts/useClinic';
import { ARGENTINA, tidyPhone } from '../../phone/phone';
import { useSamePatientQuestion } from '../../same-patient/useSamePatientQuestion';
import type { AskedChange } from '../../same-patient/texts';
import { refusesSlot } from '../../slots/refuses-slot';
import type { ApiError } from '../../../kit/errors/api-error';
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
  /** Form fields by server name. Default: those of a patient. */
  fields?: FieldNames<FieldPath<V>>;
  /** Called on success; nothing more can be sent. */
  onBooked: (data: Data) => void | Promise<void>;
  /** Called if the slot is taken. Shows `text` where the slot was chosen. */
  onTaken: (text: string) => void | Promise<void>;
}

/** With the ids of simultaneous appointments of the patient that the user has confirmed. */
export type ConfirmedAttempt<Input> = Attempt<Input> & { confirmedAppointments?: string[] };

interface Options<Input, Data> {
  send: (attempt: ConfirmedAttempt<Input>) => Promise<Outcome<Data>>;
  /** Default: an appointment. */
  what?: AskedChange;
  /** Text of the toast if the server sent none. */
  fallback: string;
  /** See bannerText. */
  unsureText?: UnsureText;
  /** UNAUTHENTICATED: the session ended. */
  onSessionOver: () => void;
}

/** A slot, or the slots of a series. */
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

/** Books once; see useSendOnce. Keeps typed values in every case. */
export function useBookOnce<Input extends Bookable, Data>({
  send,
  what = 'turno',
  fallback,
  unsureText = bookingTexts.unsure,
  onSessionOver,
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

  const refused = async <V extends PatientValues>(
    error: ApiError,
    { values, helpers, onTaken, fields = PATIENT_FIELDS }: Request<V, Data>,
  ) => {
    // The user declined the question.
    if (error.unconfirmed.length > 0) return;
    if (error.code === 'UNAUTHENTICATED') onSessionOver();
    const field = fieldAtFault<FieldPath<V>>(error, fields);
    if (field) {
      // Shows the value as sent: the rejection refers to it, and a blur would tidy it anyway.
      await helpers.setFieldValue(field, getIn(values, field), false);
      return refuseField(helpers, values, field, error.message);
    }
    if (refusesSlot(error)) return onTaken(error.message);
    // The room or the appointment type is no longer on offer. The slot stays.
    if (error.code === 'CONFLICT') void client.refetchQueries({ include: 'active' });
    const report = error.code === 'UNAUTHENTICATED' ? notify.error : notify.errorInPage;
    return report(error.textOr(fallback));
  };

  /** `toInput` receives the values with a tidied phone. */
  const submit = async <V extends PatientValues>(toInput: (values: V) => Input, request: Request<V, Data>) => {
    setShownFields(() => request.fields ?? PATIENT_FIELDS);
    const tidied = tidyPhone(request.values.phone, countryCode).then((phone) => ({ ...request.values, phone }));
    const outcome = await sendOnce(tidied.then(toInput));
    if (outcome?.error) await refused(outcome.error, { ...request, values: await tidied });
    else if (outcome) await request.onBooked(outcome.data);
  };

  return {
    submit,
    /** Asks whether to book despite simultaneous appointments of the patient. */
    question,
    sending,
    /** The last attempt may have booked; values stay for a retry. */
    unsure,
    pending,
    sent,
    resume,
    forget,
    /** null if a field or the slots show it. */
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
