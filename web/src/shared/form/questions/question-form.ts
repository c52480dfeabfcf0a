import { array, boolean, object, string, tuple, type AnySchema, type ObjectSchema } from 'yup';

import { dateTextRule, tidyDateText, toIsoDay } from '../date-text';
import { bookAppointmentInputLimits as LIMITS } from '../limits.generated';
import { phoneRule } from '../phone';
import { textRule } from '../rules';

/** One question of a specialty's form, as the API tells it. */
export interface Question {
  id: string;
  type: 'text' | 'textarea' | 'email' | 'tel' | 'number' | 'date' | 'select' | 'radio' | 'checkbox';
  label: string;
  required: boolean;
  placeholder: string | null;
  /** Label and value are the same. */
  options: readonly string[];
  /** Of a number, both included. */
  validation: { min: number | null; max: number | null } | null;
}

/** What is typed for a question: a text; whether one box is ticked; which of several are. */
export type AnswerValue = string | boolean | string[];

/** In the order of the questions: an id of theirs may be no name for a field. */
export interface AnswerValues {
  answers: AnswerValue[];
}

/** Several boxes: any number of them may be ticked. */
export function hasManyAnswers({ type, options }: Question): boolean {
  return type === 'checkbox' && options.length > 0;
}

export function emptyAnswers(questions: readonly Question[]): AnswerValue[] {
  return questions.map((question) => (question.type !== 'checkbox' ? '' : hasManyAnswers(question) ? [] : false));
}

export function answersSchema(questions: readonly Question[]): ObjectSchema<object> {
  const [first, ...others] = questions.map(answerRule);
  return object({ answers: first ? tuple([first, ...others]) : array() });
}

function answerRule(question: Question): AnySchema {
  const label = question.label.trim();
  const required = label ? `${label} es requerido` : 'Campo requerido';
  if (hasManyAnswers(question)) return question.required ? array().min(1, required) : array();
  if (question.type === 'checkbox') return question.required ? boolean().oneOf([true], required) : boolean();
  return question.required ? textAnswerRule(question).required(required) : textAnswerRule(question);
}

function textAnswerRule({ type, validation }: Question) {
  switch (type) {
    case 'email':
      return textRule(LIMITS.patientEmail, { wrong: 'Email inválido' });
    case 'tel':
      return phoneRule(LIMITS.patientPhone);
    case 'date':
      return dateTextRule();
    case 'number':
      return numberRule(validation?.min ?? null, validation?.max ?? null);
    default:
      return textRule(LIMITS.notes);
  }
}

function numberRule(min: number | null, max: number | null) {
  return string().test('number', function check(typed) {
    if (!typed?.trim()) return true;
    const number = parseNumber(typed);
    if (Number.isNaN(number)) return this.createError({ message: 'Debe ser un número' });
    if (min !== null && number < min) return this.createError({ message: `El valor mínimo es ${NUMBER.format(min)}` });
    return max === null || number <= max || this.createError({ message: `El valor máximo es ${NUMBER.format(max)}` });
  });
}

const NUMBER = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 20, useGrouping: false });

/** "3,5" and "3.5" as 3.5; NaN for what is no number. */
function parseNumber(typed: string): number {
  const text = typed.trim();
  return /^-?\d{1,15}([.,]\d{1,10})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** What is sent, by the id of each question; without those that were left empty. `values` are valid. */
export function toAnswers(questions: readonly Question[], { answers }: AnswerValues): Record<string, string | number | boolean | string[]> {
  return Object.fromEntries(
    questions.flatMap((question, place) => {
      const answer = toAnswer(question, answers[place]);
      return answer === null ? [] : [[question.id, answer]];
    }),
  );
}

function toAnswer({ type }: Question, value: AnswerValue | undefined): string | number | boolean | string[] | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return value && value.length > 0 ? value : null;
  if (value.trim() === '') return null;
  if (type === 'number') return parseNumber(value);
  return type === 'date' ? toIsoDay(tidyDateText(value)) : value.trim();
}
