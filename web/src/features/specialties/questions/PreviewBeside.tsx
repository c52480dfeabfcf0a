import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';

import type { Question } from '../../../clinic/questions/question-form';
import { PartBoundary } from '../../../kit/crash/PartBoundary';
import { texts } from '../texts';
import { toQuestion, type QuestionValues } from './question-values';
import { QuestionPreview } from './QuestionPreview';

export function PreviewBeside() {
  const { questions } = useFormikContext<{ questions: QuestionValues[] }>().values;
  // Deferred: many questions render slowly, and typing comes first.
  const typed = useDeferredValue(questions);
  const shown = useMemo(() => typed.map(toShown), [typed]);
  return (
    <PartBoundary>
      <QuestionPreview questions={shown} />
    </PartBoundary>
  );
}

/** Unfinished ones as far as they go. */
function toShown(values: QuestionValues): Question {
  const question = toQuestion(values);
  return { ...question, label: question.label || texts.question.unnamed, options: [...new Set(question.options)] };
}
