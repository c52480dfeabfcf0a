import { isCalendarDate } from './calendar-date';
import { dateText } from './date-text';
import { EMAIL_PATTERN, PHONE, textFault } from './typed-text';

/**
 * The form that a specialty's requests fill in beside the patient's data: what an answer to each of the nine types of field
 * may be, and how it reads. The one definition, of the server's and of the browser's (ADR 26).
 */

/** The control that a field is answered with. */
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

/** What the rules need of a field. */
export interface FormField {
  /** The key of its answer. */
  readonly id: string;
  readonly type: FormFieldType;
  readonly label: string;
  readonly required: boolean;
  /** Of select and radio, and of a checkbox that allows several: label and value are the same. */
  readonly options: readonly string[];
  /** Of a number, both included; null for no bound. */
  readonly validation?: { readonly min?: number | null; readonly max?: number | null } | null;
}

/** A text; a number; Sí or no; the options that were ticked. A date is yyyy-MM-dd. */
export type Answer = string | number | boolean | readonly string[];
/** By the id of the field. */
export type Answers = Readonly<Record<string, Answer>>;

/** Of text that is answered in a box. */
export const ANSWER_LENGTHS = { text: 300, textarea: 2000, email: 254, tel: 40 } as const;

/** A checkbox with options: any number of them may be ticked. Without, it is Sí or no. */
export function hasManyAnswers({ type, options }: Pick<FormField, 'type' | 'options'>): boolean {
  return type === 'checkbox' && options.length > 0;
}

/** What is wrong with the answer to a field, in Spanish; null for nothing. Absent: undefined, null, blank, [], an unticked box. */
export function answerFault(field: FormField, answer: unknown): string | null {
  if (isAbsent(answer)) return field.required ? requiredText(field) : null;
  if (field.required && answer === false && field.type === 'checkbox') return requiredText(field);
  return faultOf(field, answer);
}

/** What is wrong with all of the answers, in the form's order, then those to what the form does not ask; [] when they can be kept. */
export function answersFaults(
  fields: readonly FormField[],
  answers: Readonly<Record<string, unknown>>,
): { fieldId: string; message: string }[] {
  const asked = new Set(fields.map(({ id }) => id));
  return [
    ...fields.map((field) => ({ fieldId: field.id, message: answerFault(field, given(answers, field.id)) })),
    ...Object.keys(answers)
      .filter((id) => !asked.has(id))
      .map((fieldId) => ({ fieldId, message: 'Esta pregunta ya no está en el formulario' })),
  ].flatMap(({ fieldId, message }) => (message === null ? [] : [{ fieldId, message }]));
}

/** Answers without faults as they are kept: trimmed, numbers as numbers, in the form's order, without the absent ones. */
export function tidyAnswers(fields: readonly FormField[], answers: Readonly<Record<string, unknown>>): Answers {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = given(answers, field.id);
      return isAbsent(answer) ? [] : [[field.id, tidyAnswer(field, answer as Answer)]];
    }),
  );
}

/** An answer as people read it: "Sí", "OSDE, PAMI", "07-03-2026", "70,5"; null where there is none. */
export function readAnswer(answers: Answers, { id, type }: Pick<FormField, 'id' | 'type'>): string | null {
  const answer = given(answers, id);
  if (isAbsent(answer)) return null;
  if (typeof answer === 'boolean') return answer ? 'Sí' : 'No';
  if (typeof answer === 'number') return NUMBER.format(answer);
  if (Array.isArray(answer)) return answer.join(', ');
  const text = String(answer);
  return type === 'date' && isCalendarDate(text) ? dateText(text) : text;
}

/** "3,5" and "3.5" as 3.5; NaN for what is no number. */
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
      return textFault(answer, { max: ANSWER_LENGTHS.email, pattern: { test: EMAIL_PATTERN, message: 'Email inválido' } });
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
  // In the form's order, each once.
  if (Array.isArray(answer)) return field.options.filter((option) => answer.includes(option));
  if (typeof answer !== 'string' || field.type === 'select' || field.type === 'radio') return answer;
  return field.type === 'number' ? parseNumber(answer) : answer.trim();
}

/** Ids are whatever somebody typed: "constructor" is no answer that was given. */
function given(answers: Readonly<Record<string, unknown>>, id: string): unknown {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

function isAbsent(answer: unknown): boolean {
  return answer == null || (typeof answer === 'string' && answer.trim() === '') || (Array.isArray(answer) && answer.length === 0);
}

function requiredText({ label }: FormField): string {
  return label.trim() ? `${label.trim()} es requerido` : 'Campo requerido';
}

const NUMBER = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 20, useGrouping: false });
