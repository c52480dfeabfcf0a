import { useState } from 'react';
import { MOST_DAYS_AHEAD } from '@turnero/api/domain/waiting-list';

import { ContactFields, PatientGrid } from '../../../clinic/patient/ContactFields';
import {
  CONTACT_FIELDS,
  CONTACT_RULES,
  EMPTY_CONTACT,
  prefill,
  toContactInput,
  type ContactValues,
} from '../../../clinic/patient/contact-form';
import { useOwnContactQuestion } from '../../../clinic/patient/useOwnContactQuestion';
import { tidyPhone } from '../../../clinic/phone/phone';
import { useWho } from '../../../clinic/session/useWho';
import { ActionForm } from '../../../kit/form/ActionForm';
import { toDateText } from '../../../kit/form/date-text';
import { formSchema } from '../../../kit/form/form-schema';
import { bannerText, type FormOutcome } from '../../../kit/form/outcome';
import { fieldAtFault } from '../../../kit/form/server-refusal';
import { useQueryText } from '../../../kit/place/useQueryText';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import { addDays, dayOf } from '../../../kit/time/wall-time';
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
import { ANY_TIME, toWish, wishRules, type WishValues } from './wish-form';
import { WishFields } from './WishFields';

interface Values extends ContactValues, WishValues {}

const A_MONTH = 30;
const FIELDS = { ...CONTACT_FIELDS, untilDate: 'until', noticeHours: 'notice', hours: 'days' } as const;

/** Where a patient asks to be told of time that is freed, of a professional or of a specialty. */
export function JoinPage() {
  const professionalId = Number(useQueryText('profesional') ?? 0);
  const specialtyId = Number(useQueryText('especialidad') ?? 0);
  return professionalId > 0 ? <OfProfessional id={professionalId} /> : <OfSpecialty id={specialtyId} />;
}

function OfProfessional({ id }: { id: number }) {
  const query = useJoinOfProfessionalQuery({ variables: { id }, errorToast: false });
  return (
    <LinkPage query={query} words={texts.join} titleOf={({ professional }) => texts.join.titleOf(professional.name)}>
      {({ professional, ...facts }) => <JoinForm {...facts} asked={{ professionalId: professional.id }} />}
    </LinkPage>
  );
}

function OfSpecialty({ id }: { id: number }) {
  const query = useJoinOfSpecialtyQuery({ variables: { id }, errorToast: false });
  return (
    <LinkPage query={query} words={texts.join} titleOf={({ specialty }) => texts.join.titleOf(specialty.name)}>
      {({ specialty, ...facts }) => <JoinForm {...facts} asked={{ specialtyId: specialty.id }} />}
    </LinkPage>
  );
}

interface Props extends Pick<JoinOfProfessionalQuery, 'clinic' | 'isWaitingListEnabled'> {
  asked: { professionalId: number } | { specialtyId: number };
}

function JoinForm({ clinic, isWaitingListEnabled, asked }: Props) {
  const who = useWho();
  const today = dayOf(clinic.now);
  const last = addDays(today, MOST_DAYS_AHEAD);
  const [join] = useJoinWaitingListMutation({ errorToast: false });
  const { keyOf, done } = useRetryKey<JoinWaitingListInput>();
  const [waitsFor, setWaitsFor] = useState<string>();
  const send = async (values: Values): Promise<FormOutcome<Values>> => {
    const input = { ...toContactInput(values), ...toWish(values), ...asked };
    const { data, error } = await join({ input, idempotencyKey: keyOf(input) });
    if (error) {
      const field = fieldAtFault(error, FIELDS);
      if (field !== undefined) return { ok: false, text: error.message, field };
      return { ok: false, text: bannerText(error, texts.join.notSent, texts.join.unsure) };
    }
    done();
    setWaitsFor(data.joinWaitingList.waitsFor);
    return { ok: true };
  };
  const own = who?.role === 'user' ? null : who;
  const { submit, question } = useOwnContactQuestion({ own, yesLabel: texts.join.ownContact, send });
  if (!isWaitingListEnabled) return <p>{texts.join.off}</p>;
  if (waitsFor !== undefined) return <Joined waitsFor={waitsFor} />;
  const empty: Values = { ...EMPTY_CONTACT, ...ANY_TIME, until: toDateText(addDays(today, A_MONTH)) };
  return (
    <>
      <p>{texts.join.about}</p>
      <ActionForm<Values>
        isLong
        key={who?.id ?? 'visitor'}
        initialValues={who ? prefill(empty, who) : empty}
        schema={formSchema<Values>({ ...CONTACT_RULES, ...wishRules(today) })}
        prepare={async (values) => ({ ...values, phone: await tidyPhone(values.phone, clinic.countryCode) })}
        onSubmit={async (values) => (await submit(values)) ?? { ok: true }}
        submitLabel={texts.join.submit}
        busyLabel={texts.join.busy}
      >
        {question}
        <PatientGrid>
          <ContactFields />
        </PatientGrid>
        <WishFields today={today} last={last} />
      </ActionForm>
    </>
  );
}
