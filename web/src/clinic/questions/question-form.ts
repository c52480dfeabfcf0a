import {
  answerFault,
  hasManyAnswers,
  tidyAnswers,
  type Answers,
  type FormField,
} from '@turnero/api/domain/request-form';
import { array, mixed, tuple, type AnySchema } from 'yup';

import { tidyDateText, toIsoDay } from '../../kit/form/date-text';

export interface Question extends FormField {
  placeholder: string | null;
}

export type AnswerValue = string | boolean | string[];

/** By index: ids may be invalid field names. */
export interface AnswerValues {
  answers: AnswerValue[];
}

export function emptyAnswers(questions: readonly Question[]): AnswerValue[] {
  return questions.map((question) => (question.type !== 'checkbox' ? '' : hasManyAnswers(question) ? [] : false));
}

/** Uses the server's code. */
export function answersRule(questions: readonly Question[]): AnySchema {
  const [first, ...others] = questions.map(answerRule);
  return first ? tuple([first, ...others]) : array();
}

function answerRule(question: Question): AnySchema {
  return mixed<AnswerValue>().test('answer', function check(typed) {
    const fault = answerFault(question, toAnswer(question, typed));
    return fault === null || this.createError({ message: fault });
  });
}

/** By question id, without empty ones. */
export function toAnswers(questions: readonly Question[], { answers }: AnswerValues): Answers {
  return tidyAnswers(
    questions,
    Object.fromEntries(questions.map((question, index) => [question.id, toAnswer(question, answers[index])])),
  );
}

/** An invalid date stays as typed, to fail. */
function toAnswer({ type }: Question, typed: AnswerValue | undefined): AnswerValue | undefined {
  if (type !== 'date' || typeof typed !== 'string') return typed;
  const text = tidyDateText(typed);
  return toIsoDay(text) || text;
}
