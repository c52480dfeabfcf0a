import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';

import type { Question } from '../../../shared/form/questions/question-form';
import { LazyComponent } from '../../../shared/ui/LazyComponent';
import { texts } from '../texts';
import { toQuestion, type QuestionValues } from './question-values';
import type { PreviewProps } from './QuestionPreview';

/** It brings every kind of field along, and nobody waits for it. */
const load = async () => (await import('./QuestionPreview')).QuestionPreview;

/** The form as `questions` of the surrounding Formik form make it, while they are typed. */
export function PreviewBeside() {
  const { questions } = useFormikContext<{ questions: QuestionValues[] }>().values;
  // Slow where there are many: what is typed goes first.
  const typed = useDeferredValue(questions);
  const shown = useMemo(() => typed.map(toShown), [typed]);
  return <LazyComponent<PreviewProps> load={load} wanted props={{ questions: shown }} />;
}

/** Of a question that is not finished yet, what there is of it. */
function toShown(values: QuestionValues): Question {
  const question = toQuestion(values);
  return { ...question, label: question.label || texts.question.unnamed, options: [...new Set(question.options)] };
}
