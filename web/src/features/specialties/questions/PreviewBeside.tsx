import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';

import type { Question } from '../../../clinic/questions/question-form';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { texts } from '../texts';
import { toQuestion, type QuestionValues } from './question-values';
import type { PreviewProps } from './QuestionPreview';

/** Loads late: it includes every kind of field, and nobody waits for it. */
const load = async () => (await import('./QuestionPreview')).QuestionPreview;

export function PreviewBeside() {
  const { questions } = useFormikContext<{ questions: QuestionValues[] }>().values;
  // Deferred, since many questions render slowly and typing comes first.
  const typed = useDeferredValue(questions);
  const shown = useMemo(() => typed.map(toShown), [typed]);
  return <LazyComponent<PreviewProps> load={load} isNeeded props={{ questions: shown }} />;
}

/** Shows an unfinished question as far as it goes. */
function toShown(values: QuestionValues): Question {
  const question = toQuestion(values);
  return { ...question, label: question.label || texts.question.unnamed, options: [...new Set(question.options)] };
}
