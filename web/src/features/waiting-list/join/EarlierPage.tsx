import { useFormikContext } from 'formik';
import { useParams } from 'react-router-dom';
import { string } from 'yup';

import { keptReceipt } from '../../../clinic/receipt/receipts';
import { ActionForm } from '../../../kit/form/ActionForm';
import { toDateText } from '../../../kit/form/date-text';
import { formSchema } from '../../../kit/form/form-schema';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { useQueryText } from '../../../kit/url/useQueryText';
import { dayOf } from '../../../kit/time/wall-time';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { confirmationPath } from '../../appointments/appointments.paths';
import { LinkPage } from '../LinkPage';
import { SlotTicket } from '../SlotTicket';
import { texts } from '../texts';
import { Joined } from './Joined';
import {
  useEarlierPageQuery,
  useWaitForEarlierMutation,
  type EarlierPageQuery,
  type WaitForEarlierInput,
} from './join.generated';
import { AttendedWishFields } from './AttendedWishFields';
import { useJoining } from './useJoining';
import { ANY_TIME, toWish, WISH_FIELDS, wishRules, type WishValues } from './wish-form';

interface Values extends WishValues {
  /** 'same' or 'any'. */
  who: string;
}

const WHO = [
  { value: 'same', label: texts.earlier.same },
  { value: 'any', label: texts.earlier.any },
];
const WORDS = { ...texts.join, title: texts.earlier.title };

/** A patient with an appointment asks for offers of earlier slots. */
export function EarlierPage() {
  const id = useParams()['appointmentId'] ?? '';
  const token = useQueryText('token');
  const query = useEarlierPageQuery({ variables: { id, receipt: token ?? keptReceipt(id) } });
  return (
    <LinkPage
      query={query}
      words={WORDS}
      back={token === null ? { to: confirmationPath(id), label: texts.earlier.back } : undefined}
    >
      {(data) => <EarlierForm {...data} token={token} />}
    </LinkPage>
  );
}

function EarlierForm({
  clinic,
  isWaitingListEnabled,
  appointment,
  token,
}: EarlierPageQuery & { token: string | null }) {
  const [wait] = useWaitForEarlierMutation();
  const { joined, join } = useJoining<WaitForEarlierInput, Values>(
    async (input, idempotencyKey) => {
      const { data, error } = await wait({ input, idempotencyKey });
      return error ? { error } : { data: data.waitForEarlier };
    },
    () => WISH_FIELDS,
  );
  const { id, startTime, status, patientName, contactName } = appointment;
  const today = dayOf(clinic.now);
  const last = dayOf(startTime);
  const isToCome = (status === 'pending' || status === 'confirmed') && Date.parse(startTime) > Date.parse(clinic.now);
  const send = (values: Values) => {
    const isAnyProfessional = values.who === 'any';
    return join(
      { appointmentId: id, ...(token && { cancelToken: token }), isAnyProfessional, ...toWish(values) },
      values,
    );
  };
  if (!isWaitingListEnabled) return <p>{texts.join.off}</p>;
  if (joined) {
    const otherName = contactName === null ? undefined : patientName;
    return <Joined waitsFor={joined.waitsFor} otherName={otherName} />;
  }
  return (
    <>
      <p>{isToCome ? texts.earlier.about : texts.earlier.over}</p>
      <SlotTicket label={texts.earlier.ticket} slot={appointment} />
      {isToCome ? (
        <ActionForm<Values>
          isLong
          isSaidBelow
          initialValues={{ ...ANY_TIME, until: toDateText(last), who: 'same' }}
          schema={formSchema<Values>({ ...wishRules(today, last), who: string().required() })}
          onSubmit={send}
          submitLabel={texts.join.submit}
          busyLabel={texts.join.busy}
        >
          <EarlierWishFields appointment={appointment} today={today} last={last} />
          <FormSelectField<Values> label={texts.earlier.who} name="who" options={WHO} required />
        </ActionForm>
      ) : (
        <ButtonLink to={confirmationPath(id)} style={{ alignSelf: 'flex-start' }}>
          {texts.earlier.toTurno}
        </ButtonLink>
      )}
    </>
  );
}

interface WishProps extends Pick<EarlierPageQuery, 'appointment'> {
  today: string;
  last: string;
}

function EarlierWishFields({ appointment: { professionalId, specialtyId }, ...rest }: WishProps) {
  const { who } = useFormikContext<Values>().values;
  const asked = who === 'any' && specialtyId !== null ? { specialtyId } : { professionalId };
  return <AttendedWishFields asked={asked} {...rest} />;
}
