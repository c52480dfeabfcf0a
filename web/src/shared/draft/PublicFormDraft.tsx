import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';

import type { SessionUserFragment } from '../session/session.generated';
import { FormDraft, type FormDraftProps } from './FormDraft';

interface Unfinished {
  /** What was sent of it, without a clear answer. */
  pending: readonly unknown[];
}

interface Props<Values, Content> extends Omit<FormDraftProps<Values, Content>, 'userId' | 'urgent'> {
  /** Null: a visitor, undefined: not known yet. */
  who: SessionUserFragment | null | undefined;
  /** It has arrived: there is nothing more to keep. */
  isDone: boolean;
  /** Whether the form stands where it was left. Default: always. */
  resumes?: (content: Content) => boolean;
}

/**
 * Inside a form that is open to anyone: keeps what is typed, also when the page is left by one of its own links. A visitor who
 * comes back by Back or by a reload finds it in the form; who comes by a link may be somebody else at the same computer, and
 * is asked first. What was sent without an answer is there at once: sending it anew would do it twice.
 */
export function PublicFormDraft<Values extends { email: string }, Content extends Unfinished>(props: Props<Values, Content>) {
  const { who, isDone, contentOf, resumes = () => true, ...draft } = props;
  const { values } = useFormikContext<Values>();
  const [arrival] = useState(useNavigationType());
  // An account's data are in the form first: they would take the place of what comes back.
  const isTheirs = (isUnsure: boolean) => (who === null ? isUnsure || arrival === 'POP' : isUnsure && values.email === who?.email);
  return (
    <FormDraft<Values, Content>
      {...draft}
      urgent
      userId={who && who.id}
      contentOf={(typed) => (isDone ? null : contentOf(typed))}
      resumes={(content) => resumes(content) && isTheirs(content.pending.length > 0)}
    />
  );
}
