import { FOR_ME } from '../../../clinic/for-whom/for-whom';
import { ownData } from '../../../clinic/patient/contact-form';
import { draftedMember } from '../../../clinic/payer/member-number';
import type { Payer } from '../../../clinic/payer/payer';
import type { Question } from '../../../clinic/questions/question-form';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { PublicFormDraft } from '../../../kit/draft/PublicFormDraft';
import type { Attempt } from '../../../kit/send/attempt';
import { texts } from '../texts';
import { requestDraftText, isRequestDraft, requestDraft, type RequestDraft } from './request-draft';
import { hasTypedRequest, movedAnswers, type RequestValues } from './request-form';
import type { RequestAppointmentInput } from './request-page.generated';

type Pending = readonly Attempt<RequestAppointmentInput>[];

interface Props {
  specialtyId: number;
  who: SessionUserFragment | null | undefined;
  questions: readonly Question[];
  payer: Payer | null | undefined;
  pending: Pending;
  /** The draft is obsolete. */
  isSent: boolean;
  onResume: (pending: Pending) => void;
  /** The prompt may have the focus. */
  onEnd: () => void;
}

/** Inside the form: keeps a draft, even during direct booking, and offers an unfinished one. */
export function RequestDraftPrompt(props: Props) {
  const { specialtyId, who, questions, payer, pending, isSent, onResume, onEnd } = props;
  const contentOf = (typed: RequestValues): RequestDraft | null => {
    if (pending.length === 0 && !hasTypedRequest(typed, who ? ownData(who) : {})) return null;
    return { values: typed, insurerId: payer?.insurerId, asked: questions.map(({ id }) => id), pending };
  };
  return (
    <PublicFormDraft<RequestValues, RequestDraft>
      form={requestDraft(specialtyId)}
      who={who}
      isDone={isSent}
      contentOf={contentOf}
      isContent={isRequestDraft}
      textOf={requestDraftText}
      continueLabel={texts.requestDraft.resume}
      onContinue={(draft, setValues) => {
        const answers = movedAnswers(draft.asked, draft.values.answers, questions);
        setValues({ ...FOR_ME, ...draft.values, ...draftedMember(draft, payer), answers });
        onResume(draft.pending);
      }}
      onEnd={onEnd}
    />
  );
}
