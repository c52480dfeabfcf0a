import { answerFault, hasManyAnswers, tidyAnswers, type Answers, type FormField } from '@turnero/api/domain/request-form';
import { array, mixed, tuple, type AnySchema } from 'yup';

import { tidyDateText, toIsoDay } from '../date-text';

/** One question of a specialty's form, as the API tells it. */
export interface Question extends FormField {
  placeholder: string | null;
}

/** What is typed for a question: a text; whether one box is ticked; which of several are. */
export type AnswerValue = string | boolean | string[];

/** In the order of the questions: an id of theirs may be no name for a field. */
export interface AnswerValues {
  answers: AnswerValue[];
}

export function emptyAnswers(questions: readonly Question[]): AnswerValue[] {
  return questions.map((question) => (question.type !== 'checkbox' ? '' : hasManyAnswers(question) ? [] : false));
}

/** Each typed answer is judged as the server judges it. */
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

/** What is sent, by the id of each question; without those that were left empty. `values` are valid. */
export function toAnswers(questions: readonly Question[], { answers }: AnswerValues): Answers {
  return tidyAnswers(questions, Object.fromEntries(questions.map((question, place) => [question.id, toAnswer(question, answers[place])])));
}

/** A date is typed dd-MM-yyyy; what is none of the calendar stays as it was typed, and is judged as that. */
function toAnswer({ type }: Question, typed: AnswerValue | undefined): AnswerValue | undefined {
  if (type !== 'date' || typeof typed !== 'string') return typed;
  const text = tidyDateText(typed);
  return toIsoDay(text) || text;
}
