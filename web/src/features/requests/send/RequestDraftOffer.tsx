import { useFormikContext } from 'formik';

import { FormDraft } from '../../../shared/draft/FormDraft';
import type { Question } from '../../../shared/form/questions/question-form';
import { ownData } from '../../../shared/patient/contact-form';
import type { Attempt } from '../../../shared/send/attempt';
import type { SessionUserFragment } from '../../../shared/session/session.generated';
import { requestDraftText, isRequestDraft, requestDraft, type RequestDraft } from './request-draft';
import { hasTypedRequest, movedAnswers, type RequestValues } from './request-form';
import { focusRequestTitle } from './request-layout';
import type { RequestAppointmentInput } from './request-page.generated';

type Pending = readonly Attempt<RequestAppointmentInput>[];

interface Props {
  specialtyId: number;
  who: SessionUserFragment | null | undefined;
  questions: readonly Question[];
  pending: Pending;
  onResume: (pending: Pending) => void;
}

/** Inside the form: keeps what is typed, and offers what was left unfinished; a visitor's is there again at once. */
export function RequestDraftOffer({ specialtyId, who, questions, pending, onResume }: Props) {
  const { values, setValues } = useFormikContext<RequestValues>();
  return (
    <FormDraft<RequestValues, RequestDraft>
      form={requestDraft(specialtyId)}
      userId={who && who.id}
      contentOf={(typed) => (pending.length > 0 || hasTypedRequest(typed, who ? ownData(who) : {}) ? { values: typed, asked: questions.map(({ id }) => id), pending } : null)}
      isContent={isRequestDraft}
      isUrgent={(draft) => draft.pending.length > 0}
      // An account's data are in the form first: they would take the place of what comes back.
      resumes={(draft) => who === null || (draft.pending.length > 0 && values.email === who?.email)}
      textOf={requestDraftText}
      continueLabel="Continuar solicitud"
      onContinue={(draft) => {
        void setValues({ ...draft.values, answers: movedAnswers(draft.asked, draft.values.answers, questions) }, false);
        onResume(draft.pending);
      }}
      onEnd={focusRequestTitle}
    />
  );
}
