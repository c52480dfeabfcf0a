import { useFormikContext } from 'formik';
import { useEffect } from 'react';

import { DraftPrompt } from './DraftPrompt';
import { useDraft } from './useDraft';

export interface FormDraftProps<Values, Content> {
  form: string;
  userId: number | null | undefined;
  /** Null: nothing to keep. */
  contentOf: (values: Values) => Content | null;
  isContent: (value: unknown) => value is Content;
  /** True restores without asking. */
  resumes?: (content: Content) => boolean;
  urgent?: boolean;
  textOf: (content: Content) => string;
  continueLabel?: string;
  /** `setValues` does not validate. */
  onContinue: (content: Content, setValues: (values: Values) => void) => void;
  /** The prompt goes, maybe with the focus. */
  onEnd: () => void;
}

export function FormDraft<Values, Content>(props: FormDraftProps<Values, Content>) {
  const {
    form,
    userId,
    contentOf,
    isContent,
    resumes,
    urgent = false,
    textOf,
    continueLabel,
    onContinue,
    onEnd,
  } = props;
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
  const endPrompt = () => {
    end();
    onEnd();
  };
  return (
    <DraftPrompt
      text={textOf(offered)}
      continueLabel={continueLabel}
      onContinue={() => {
        takeUp(offered);
        endPrompt();
      }}
      onDrop={endPrompt}
    />
  );
}
