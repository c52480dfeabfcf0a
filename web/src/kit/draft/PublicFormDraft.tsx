import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';

import { FormDraft, type FormDraftProps } from './FormDraft';

interface Unfinished {
  /** Sent without a clear answer. */
  pending: readonly unknown[];
}

interface Props<Values, Content> extends Omit<FormDraftProps<Values, Content>, 'userId' | 'urgent'> {
  /** Null: a visitor; undefined: unknown yet. */
  who: { id: number; email: string } | null | undefined;
  isDone: boolean;
  resumes?: (content: Content) => boolean;
}

/**
 * Keeps a public form's draft. After Back or a reload it is restored. After a link it is offered, as another person may
 * be at the computer. A draft with unanswered requests is restored at once, so that nothing is done
 * twice.
 */
export function PublicFormDraft<Values extends { email: string }, Content extends Unfinished>(
  props: Props<Values, Content>,
) {
  const { who, isDone, contentOf, resumes = () => true, ...draft } = props;
  const { values } = useFormikContext<Values>();
  const [arrival] = useState(useNavigationType());
  // The account's data fill the form first and would overwrite the draft.
  const isFilled = who === null || (who !== undefined && values.email === who.email);
  return (
    <FormDraft<Values, Content>
      {...draft}
      urgent
      userId={who && who.id}
      contentOf={(typed) => (isDone ? null : contentOf(typed))}
      resumes={(content) => resumes(content) && isFilled && (arrival === 'POP' || content.pending.length > 0)}
    />
  );
}
