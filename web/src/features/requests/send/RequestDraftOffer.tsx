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
  /** It has arrived: there is nothing more to keep. */
  isSent: boolean;
  onResume: (pending: Pending) => void;
}

/**
 * Inside the form: keeps what is typed, also when the page is left, as for a look at who could be booked at once; and offers
 * what was left unfinished. A visitor's is there again at once.
 */
export function RequestDraftOffer({ specialtyId, who, questions, pending, isSent, onResume }: Props) {
  const { values, setValues } = useFormikContext<RequestValues>();
  const contentOf = (typed: RequestValues): RequestDraft | null => {
    if (isSent || (pending.length === 0 && !hasTypedRequest(typed, who ? ownData(who) : {}))) return null;
    return { values: typed, asked: questions.map(({ id }) => id), pending };
  };
  return (
    <FormDraft<RequestValues, RequestDraft>
      form={requestDraft(specialtyId)}
      userId={who && who.id}
      contentOf={contentOf}
      isContent={isRequestDraft}
      isUrgent={() => true}
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
