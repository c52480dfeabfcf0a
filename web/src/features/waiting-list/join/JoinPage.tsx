import { MOST_DAYS_AHEAD } from '@turnero/api/domain/waiting-list';

import { FOR_ME, forWhomRules, patientFields, toPatientInput } from '../../../clinic/for-whom/for-whom';
import { CONTACT_RULES, EMPTY_CONTACT, prefill } from '../../../clinic/patient/contact-form';
import { useOwnContactQuestion } from '../../../clinic/patient/useOwnContactQuestion';
import { memberNumberRule, NO_MEMBER, toCoverageInput } from '../../../clinic/payer/member-number';
import { PayerCoveragesProvider, usePayerToSend } from '../../../clinic/payer/PayerCoverages';
import { tidyPhone } from '../../../clinic/phone/phone';
import { useWho } from '../../../clinic/session/useWho';
import { dropDraft } from '../../../kit/draft/draft';
import { ActionForm } from '../../../kit/form/ActionForm';
import { toDateText } from '../../../kit/form/date-text';
import { formSchema } from '../../../kit/form/form-schema';
import { idOf } from '../../../kit/url/query';
import { useQueryText } from '../../../kit/url/useQueryText';
import { addDays, dayOf } from '../../../kit/time/wall-time';
import { bookingPath } from '../../booking/booking.paths';
import { requestPath } from '../../requests/requests.paths';
import { LinkPage } from '../LinkPage';
import { texts } from '../texts';
import { Joined } from './Joined';
import {
  useJoinOfProfessionalQuery,
  useJoinOfSpecialtyQuery,
  useJoinWaitingListMutation,
  type JoinOfProfessionalQuery,
  type JoinWaitingListInput,
} from './join.generated';
import { draftOf, JoinFields, type Asked, type JoinValues } from './JoinFields';
import { useJoining } from './useJoining';
import { ANY_TIME, daysOf, toWish, USUAL_WAIT_DAYS, WISH_FIELDS, wishRules } from './wish-form';

/** A patient asks for offers of freed slots of a professional or a specialty. */
export function JoinPage() {
  const professionalId = idOf(useQueryText('profesional'));
  const specialtyId = idOf(useQueryText('especialidad'));
  return professionalId > 0 ? <OfProfessional id={professionalId} /> : <OfSpecialty id={specialtyId} />;
}

function OfProfessional({ id }: { id: number }) {
  const query = useJoinOfProfessionalQuery({ variables: { id } });
  return (
    <LinkPage
      query={query}
      words={texts.join}
      back={{ to: bookingPath(id), label: texts.join.back }}
      titleOf={({ professional }) => texts.join.titleOf(professional.name)}
    >
      {({ professional, ...facts }) => (
        <PayerCoveragesProvider currency={facts.clinic.currency}>
          <JoinForm {...facts} asked={{ professionalId: professional.id }} />
        </PayerCoveragesProvider>
      )}
    </LinkPage>
  );
}

function OfSpecialty({ id }: { id: number }) {
  const query = useJoinOfSpecialtyQuery({ variables: { id } });
  return (
    <LinkPage
      query={query}
      words={texts.join}
      back={{ to: requestPath(id), label: texts.join.back }}
      titleOf={({ specialty }) => texts.join.titleOf(specialty.name)}
    >
      {({ specialty, professionals, ...facts }) => (
        <PayerCoveragesProvider currency={facts.clinic.currency}>
          <JoinForm
            {...facts}
            asked={{ specialtyId: specialty.id }}
            professionalIds={professionals.map((one) => one.id)}
          />
        </PayerCoveragesProvider>
      )}
    </LinkPage>
  );
}

interface Props extends Pick<JoinOfProfessionalQuery, 'clinic' | 'isWaitingListEnabled' | 'waitingListWeekdays'> {
  asked: Asked;
  /** Those of the specialty to wait for. */
  professionalIds?: readonly number[];
}

function JoinForm({ clinic, isWaitingListEnabled, waitingListWeekdays, asked, professionalIds }: Props) {
  const who = useWho();
  const today = dayOf(clinic.now);
  const payer = usePayerToSend(today);
  const last = addDays(today, MOST_DAYS_AHEAD);
  const [mutate] = useJoinWaitingListMutation();
  const { joined, join } = useJoining<JoinWaitingListInput, JoinValues>(
    async (input, idempotencyKey) => {
      const { data, error } = await mutate({ input, idempotencyKey });
      return error ? { error } : { data: data.joinWaitingList };
    },
    (values) => ({ ...patientFields(values), ...WISH_FIELDS, 'coverage.memberNumber': 'memberNumber' }),
  );
  const send = async (values: JoinValues) => {
    const coverage = toCoverageInput(payer, values);
    const input = { ...toPatientInput(values), ...toWish(values), ...asked, ...(coverage && { coverage }) };
    const outcome = await join(input, values);
    if (outcome.ok && who !== undefined) dropDraft(draftOf(asked), who && who.id);
    return outcome;
  };
  const own = who?.role === 'user' ? null : who;
  const { submit, question } = useOwnContactQuestion({ own, yesLabel: texts.join.ownContact, send });
  if (!isWaitingListEnabled) return <p>{texts.join.off}</p>;
  if (joined) {
    const { patientName, patientEmail, contactName } = joined.input;
    const otherName = contactName ? patientName : undefined;
    return <Joined waitsFor={joined.waitsFor} email={patientEmail ?? ''} otherName={otherName} isVisitor={!who} />;
  }
  const empty: JoinValues = {
    ...EMPTY_CONTACT,
    ...FOR_ME,
    ...NO_MEMBER,
    ...ANY_TIME,
    until: toDateText(addDays(today, USUAL_WAIT_DAYS)),
  };
  return (
    <>
      <p>{texts.join.about}</p>
      <ActionForm<JoinValues>
        isLong
        isSaidBelow
        initialValues={who ? prefill(empty, who) : empty}
        schema={formSchema<JoinValues>({
          ...CONTACT_RULES,
          ...forWhomRules(today),
          memberNumber: memberNumberRule(payer),
          ...wishRules(today),
        })}
        prepare={async (values) => ({ ...values, phone: await tidyPhone(values.phone, clinic.countryCode) })}
        onSubmit={async (values) => (await submit(values)) ?? { ok: true }}
        submitLabel={texts.join.submit}
        busyLabel={texts.join.busy}
      >
        {question}
        <JoinFields
          asked={asked}
          professionalIds={professionalIds}
          who={who}
          payer={payer}
          empty={empty}
          today={today}
          last={last}
          days={daysOf(waitingListWeekdays)}
        />
      </ActionForm>
    </>
  );
}
