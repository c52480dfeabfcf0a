import { FormFieldType, type FormField } from './request-form';
import { textFault } from './typed-text';

/**
 * What a specialty's form may ask, as an administrator defines it. The one definition of the rules between a question's
 * parts, of the server's and of the browser's (ADR 26); lengths of single texts stand in the schema.
 */

/** One question. Its id names the answers for good: made once, and kept whatever becomes of the label. */
export interface QuestionDefinition extends FormField {
  /** null for none. */
  readonly placeholder: string | null;
  readonly validation: { readonly min: number | null; readonly max: number | null } | null;
}

/** What is wrong with a part of a question; `place` counts from 0. */
export interface DefinitionFault {
  place: number;
  part: 'id' | 'options' | 'validation.min' | 'validation.max';
  text: string;
}

/** Of a form, so that a person gets to its end. */
export const MOST_QUESTIONS = 50;
export const MOST_OPTIONS = 50;
export const LONGEST_OPTION = 200;

/** Whether answers can only be chosen from options. */
export function needsOptions(type: FormFieldType): boolean {
  return type === FormFieldType.select || type === FormFieldType.radio;
}

/** Whether there may be options; a checkbox without any is answered with yes or no. */
export function takesOptions(type: FormFieldType): boolean {
  return needsOptions(type) || type === FormFieldType.checkbox;
}

/** As it is kept: texts without white space around them, and no bounds that bound nothing. */
export function tidyQuestion({ id, type, label, required, placeholder, options, validation }: QuestionDefinition): QuestionDefinition {
  const { min, max } = validation ?? { min: null, max: null };
  return {
    id: id.trim(),
    type,
    label: label.trim(),
    required,
    placeholder: placeholder?.trim() || null,
    options: options.map((option) => option.trim()),
    validation: min === null && max === null ? null : { min, max },
  };
}

/** What keeps tidy questions from being a form, in their order; [] when they can be asked. */
export function definitionFaults(questions: readonly QuestionDefinition[]): DefinitionFault[] {
  const ids = new Set<string>();
  return questions.flatMap((question, place) => {
    const isTaken = ids.has(question.id);
    ids.add(question.id);
    const faults = [isTaken ? TAKEN : null, optionsFault(question), boundsFault(question)];
    return faults.flatMap((fault) => (fault === null ? [] : [{ place, ...fault }]));
  });
}

type Fault = Omit<DefinitionFault, 'place'>;

const TAKEN: Fault = { part: 'id', text: 'Otra pregunta ya tiene este identificador' };

function optionsFault({ type, options }: QuestionDefinition): Fault | null {
  const text = optionsText(type, options);
  return text === null ? null : { part: 'options', text };
}

function optionsText(type: FormFieldType, options: readonly string[]): string | null {
  if (!takesOptions(type)) return options.length > 0 ? 'Este tipo de pregunta no lleva opciones' : null;
  if (needsOptions(type) && options.length === 0) return 'Escribí al menos una opción';
  if (options.length > MOST_OPTIONS) return `No puede haber más de ${MOST_OPTIONS} opciones`;
  const seen = new Set<string>();
  for (const [index, option] of options.entries()) {
    const fault = textFault(option, { required: 'Una opción no puede estar vacía', max: LONGEST_OPTION });
    if (fault !== null) return option === '' ? fault : `Opción ${index + 1}: ${fault}`;
    const plain = option.toLocaleLowerCase('es');
    if (seen.has(plain)) return `La opción "${option}" está repetida`;
    seen.add(plain);
  }
  return null;
}

function boundsFault({ type, validation }: QuestionDefinition): Fault | null {
  if (validation === null) return null;
  const { min, max } = validation;
  if (type !== FormFieldType.number) {
    const part = min === null ? 'validation.max' : 'validation.min';
    return { part, text: 'Solo las preguntas de número tienen mínimo y máximo' };
  }
  if (min === null || max === null || min <= max) return null;
  return { part: 'validation.max', text: 'El máximo no puede ser menor que el mínimo' };
}
