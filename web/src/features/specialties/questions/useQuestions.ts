import { useFormikContext } from 'formik';
import { useState } from 'react';

import { refusedField } from '../../../kit/form/server-refusal';
import type { QuestionValues } from './question-values';

interface Values {
  questions: QuestionValues[];
}

/** After an attempt to save opens the first invalid question, so that its fields can take the focus. */
export function useQuestions() {
  const form = useFormikContext<Values>();
  const { errors, touched, status, submitCount, isSubmitting, isValidating, setFieldValue, setTouched } = form;
  const { questions } = form.values;
  const [openId, setOpenId] = useState<string>();
  const [handled, setHandled] = useState(submitCount);
  if (submitCount !== handled && !isSubmitting && !isValidating) {
    setHandled(submitCount);
    const refused = refusedField(status);
    const isAtFault = (index: number) => Array.isArray(errors.questions) && errors.questions[index] !== undefined;
    const fault = questions.find((_, index) => isAtFault(index) || refused?.startsWith(`questions.${index}.`));
    if (fault) setOpenId(fault.id);
  }
  /** Touched fields move along. */
  const put = (next: QuestionValues[]) => {
    const left = new Map(questions.map(({ id }, index) => [id, touched.questions?.[index] ?? {}]));
    void setTouched({ ...touched, questions: next.map(({ id }) => left.get(id) ?? {}) }, false);
    void setFieldValue('questions', next);
  };
  return {
    questions,
    put,
    openId,
    setOpenId,
    error: typeof errors.questions === 'string' ? errors.questions : undefined,
  };
}
