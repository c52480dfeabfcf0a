import { isCalendarDate } from './calendar-date';
import { dateText } from './date-text';
import { EMAIL_PATTERN, PHONE, textFault, tidyTyped } from './typed-text';

/** For server and browser (ADR 26). */

export const FormFieldType = {
  text: 'text',
  textarea: 'textarea',
  email: 'email',
  tel: 'tel',
  number: 'number',
  date: 'date',
  select: 'select',
  radio: 'radio',
  checkbox: 'checkbox',
} as const;
export type FormFieldType = keyof typeof FormFieldType;

export interface FormField {
  readonly id: string;
  readonly type: FormFieldType;
  readonly label: string;
  readonly required: boolean;
  /** Label and value are the same. */
  readonly options: readonly string[];
  /** Inclusive. */
  readonly validation?: { readonly min?: number | null; readonly max?: number | null } | null;
}

/** boolean: Sí or No. Array: ticked options. Dates are yyyy-MM-dd. */
export type Answer = string | number | boolean | readonly string[];
/** By field id. */
export type Answers = Readonly<Record<string, Answer>>;

export const ANSWER_LENGTHS = { text: 300, textarea: 2000, email: 254, tel: 40 } as const;

export function hasManyAnswers({ type, options }: Pick<FormField, 'type' | 'options'>): boolean {
  return type === 'checkbox' && options.length > 0;
}

/** The fault in Spanish, or null. */
export function answerFault(field: FormField, answer: unknown): string | null {
  if (isAbsent(answer)) return field.required ? requiredText(field) : null;
  if (field.required && answer === false && field.type === 'checkbox') return requiredText(field);
  return faultOf(field, answer);
}

/** In the form's order; answers to unknown fields come last. */
export function answersFaults(
  fields: readonly FormField[],
  answers: Readonly<Record<string, unknown>>,
): { fieldId: string; message: string }[] {
  const questionIds = new Set(fields.map(({ id }) => id));
  return [
    ...fields.map((field) => ({ fieldId: field.id, message: answerFault(field, given(answers, field.id)) })),
    ...Object.keys(answers)
      .filter((id) => !questionIds.has(id))
      .map((fieldId) => ({ fieldId, message: 'Esta pregunta ya no está en el formulario' })),
  ].flatMap(({ fieldId, message }) => (message === null ? [] : [{ fieldId, message }]));
}

/** Expects valid answers. In the form's order, without absent ones. */
export function tidyAnswers(fields: readonly FormField[], answers: Readonly<Record<string, unknown>>): Answers {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = given(answers, field.id);
      return isAbsent(answer) ? [] : [[field.id, tidyAnswer(field, answer as Answer)]];
    }),
  );
}

/** "Sí", "OSDE, PAMI", "07-03-2026", "70,5"; null: unanswered. */
export function readAnswer(answers: Answers, { id, type }: Pick<FormField, 'id' | 'type'>): string | null {
  const answer = given(answers, id);
  if (isAbsent(answer)) return null;
  if (typeof answer === 'boolean') return answer ? 'Sí' : 'No';
  if (typeof answer === 'number') return NUMBER.format(answer);
  if (Array.isArray(answer)) return answer.join(', ');
  const text = String(answer);
  return type === 'date' && isCalendarDate(text) ? dateText(text) : text;
}

/** Reads "3,5" and "3.5"; else NaN. */
export function parseNumber(typed: string): number {
  const text = typed.trim();
  return /^-?\d{1,15}([.,]\d{1,10})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

function faultOf(field: FormField, answer: unknown): string | null {
  switch (field.type) {
    case 'text':
      return textFault(answer, { max: ANSWER_LENGTHS.text });
    case 'textarea':
      return textFault(answer, { max: ANSWER_LENGTHS.textarea, multiline: true });
    case 'email':
      return textFault(answer, {
        max: ANSWER_LENGTHS.email,
        ...EMAIL,
      });
    case 'tel':
      return textFault(answer, { max: ANSWER_LENGTHS.tel, pattern: PHONE });
    case 'number':
      return numberFault(field, answer);
    case 'date':
      return typeof answer === 'string' && isCalendarDate(answer.trim()) ? null : 'Fecha inválida';
    case 'select':
    case 'radio':
      return isOption(field, answer) ? null : 'Elegí una de las opciones';
    case 'checkbox':
      return checkboxFault(field, answer);
  }
}

const EMAIL = { pattern: { test: EMAIL_PATTERN, message: 'Email inválido' } };

function numberFault({ validation }: FormField, answer: unknown): string | null {
  const number = typeof answer === 'string' ? parseNumber(answer) : answer;
  if (typeof number !== 'number' || !Number.isFinite(number)) return 'Debe ser un número';
  const { min, max } = validation ?? {};
  if (min != null && number < min) return `El valor mínimo es ${NUMBER.format(min)}`;
  return max != null && number > max ? `El valor máximo es ${NUMBER.format(max)}` : null;
}

function checkboxFault(field: FormField, answer: unknown): string | null {
  if (!hasManyAnswers(field)) return typeof answer === 'boolean' ? null : 'Respondé sí o no';
  return Array.isArray(answer) && answer.every((it) => isOption(field, it)) ? null : 'Elegí entre las opciones';
}

function isOption({ options }: FormField, answer: unknown): boolean {
  return typeof answer === 'string' && options.includes(answer);
}

function tidyAnswer(field: FormField, answer: Answer): Answer {
  if (Array.isArray(answer)) return field.options.filter((option) => answer.includes(option));
  if (typeof answer !== 'string' || field.type === 'select' || field.type === 'radio') return answer;
  if (field.type === 'number') return parseNumber(answer);
  return tidyTyped(answer, field.type === 'email' ? EMAIL : { multiline: field.type === 'textarea' });
}

/** Ids are chosen by people: "constructor" is not an answer. */
function given(answers: Readonly<Record<string, unknown>>, id: string): unknown {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

function isAbsent(answer: unknown): boolean {
  return (
    answer == null ||
    (typeof answer === 'string' && answer.trim() === '') ||
    (Array.isArray(answer) && answer.length === 0)
  );
}

function requiredText({ label }: FormField): string {
  return label.trim() ? `${label.trim()} es requerido` : 'Campo requerido';
}

const NUMBER = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 20, useGrouping: false });
