import { useFormikContext } from 'formik';
import { useEffect } from 'react';

import { DraftOffer } from './DraftOffer';
import { useDraft } from './useDraft';

export interface FormDraftProps<Values, Content> {
  /** See useDraft. */
  form: string;
  userId: number | null | undefined;
  /** What of the form and around it there is to keep; null: nothing that would be missed. */
  contentOf: (values: Values) => Content | null;
  isContent: (value: unknown) => value is Content;
  /** Whether it is taken up without a question, as after a reload. */
  resumes?: (content: Content) => boolean;
  /** See useDraft. */
  urgent?: boolean;
  /** What there is. */
  textOf: (content: Content) => string;
  /** See DraftOffer. */
  continueLabel?: string;
  /** `setValues` puts values into the form, not judged yet. */
  onContinue: (content: Content, setValues: (values: Values) => void) => void;
  /** The offer goes, and what had the focus with it. */
  onEnd: () => void;
}

/** Inside a Formik form: keeps what is typed in it (see useDraft), and offers what was left unfinished. */
export function FormDraft<Values, Content>(props: FormDraftProps<Values, Content>) {
  const { form, userId, contentOf, isContent, resumes, urgent = false, textOf, continueLabel, onContinue, onEnd } = props;
  const { values, setValues } = useFormikContext<Values>();
  const content = contentOf(values);
  const { offered, end } = useDraft({ form, userId, content, isContent, urgent: urgent && content !== null });
  const resumed = offered !== null && resumes?.(offered) === true;
  const takeUp = (unfinished: Content) => onContinue(unfinished, (next) => void setValues(next, false));
  useEffect(() => {
    if (!resumed) return;
    takeUp(offered);
    end();
  });
  if (offered === null || resumed) return null;
  const endOffer = () => {
    end();
    onEnd();
  };
  return (
    <DraftOffer
      text={textOf(offered)}
      continueLabel={continueLabel}
      onContinue={() => {
        takeUp(offered);
        endOffer();
      }}
      onDrop={endOffer}
    />
  );
}
