import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { prefill } from '../../../clinic/patient/contact-form';
import { useOwnContactQuestion } from '../../../clinic/patient/useOwnContactQuestion';
import { usePayerToSend } from '../../../clinic/payer/PayerCoverages';
import { tidyPhone } from '../../../clinic/phone/phone';
import type { Question } from '../../../clinic/questions/question-form';
import { useWho } from '../../../clinic/session/useWho';
import { ActionForm } from '../../../kit/form/ActionForm';
import { dayOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import { emptyRequest, movedAnswers, requestSchema, type RequestValues } from './request-form';
import { RequestDraftPrompt } from './RequestDraftPrompt';
import { RequestFields } from './RequestFields';
import { useSendRequest } from './useSendRequest';

const Section = styled('section')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > h2': { outline: 'none' },
});

interface Props {
  specialty: { id: number; formConfig: readonly Question[] };
  clinic: ClinicFactsFragment;
  /** Times to prefer, HH:mm. */
  times: readonly string[];
  /** Professionals of the specialty. */
  professionalIds: readonly number[];
  /** True if the form changed. */
  reloadForm: () => Promise<boolean>;
}

/** Values survive a change of the specialty's form. */
export function RequestForm({ specialty, clinic, times, professionalIds, reloadForm }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus();
  const who = useWho();
  const userId = who && who.id;
  const today = dayOf(clinic.now);
  const payer = usePayerToSend(today);
  const [questions, setQuestions] = useState(specialty.formConfig);
  const { send, unsure, pending, resume, isSent } = useSendRequest({
    specialtyId: specialty.id,
    questions,
    userId,
    payer,
    reloadForm,
  });
  const own = who?.role === 'user' ? null : who;
  const { submit, question } = useOwnContactQuestion({ own, yesLabel: texts.requestForm.ownContact, send });
  const empty = emptyRequest(questions);
  return (
    <Section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} ref={title} tabIndex={-1}>
        {texts.requestForm.title}
      </Typography>
      <ActionForm<RequestValues>
        isLong
        isSaidBelow
        initialValues={who ? prefill(empty, who) : empty}
        schema={requestSchema(questions, today, payer)}
        prepare={async (values) => ({ ...values, phone: await tidyPhone(values.phone, clinic.countryCode) })}
        onSubmit={async (values) => (await submit(values)) ?? { ok: true }}
        submitLabel={unsure ? texts.requestForm.retry : texts.requestForm.submit}
        busyLabel={texts.requestForm.busy}
      >
        {question}
        <AdoptedForm shown={questions} now={specialty.formConfig} onAdopt={setQuestions} />
        <RequestDraftPrompt
          specialtyId={specialty.id}
          who={who}
          questions={questions}
          payer={payer}
          pending={pending}
          isSent={isSent}
          onResume={resume}
          onEnd={focusTitle}
        />
        <RequestFields
          who={who}
          questions={questions}
          empty={empty}
          clinic={clinic}
          times={times}
          payer={payer}
          professionalIds={professionalIds}
          onCleared={focusTitle}
        />
      </ActionForm>
    </Section>
  );
}

interface AdoptedProps {
  shown: readonly Question[];
  /** The specialty's current questions. */
  now: readonly Question[];
  onAdopt: (questions: readonly Question[]) => void;
}

/** Adopts new questions and moves the answers along. */
function AdoptedForm({ shown, now, onAdopt }: AdoptedProps) {
  const { values, setValues } = useFormikContext<RequestValues>();
  const isOther = JSON.stringify(shown) !== JSON.stringify(now);
  useEffect(() => {
    if (!isOther) return;
    void setValues(
      {
        ...values,
        answers: movedAnswers(
          shown.map(({ id }) => id),
          values.answers,
          now,
        ),
      },
      false,
    );
    onAdopt(now);
  });
  return null;
}
