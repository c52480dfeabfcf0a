import { FormFieldType, type FormField } from './request-form';
import { textFault } from './typed-text';

/** For server and browser (ADR 26). Text lengths are in the schema. */

/** Answers are stored under the id, so it never changes. */
export interface QuestionDefinition extends FormField {
  readonly placeholder: string | null;
  readonly validation: { readonly min: number | null; readonly max: number | null } | null;
}

/** `place` counts from 0. */
export interface DefinitionFault {
  place: number;
  part: 'id' | 'options' | 'validation.min' | 'validation.max';
  text: string;
}

export const MOST_QUESTIONS = 50;
export const MOST_OPTIONS = 50;
export const LONGEST_OPTION = 200;

export function needsOptions(type: FormFieldType): boolean {
  return type === FormFieldType.select || type === FormFieldType.radio;
}

/** A checkbox without options is a yes or no. */
export function takesOptions(type: FormFieldType): boolean {
  return needsOptions(type) || type === FormFieldType.checkbox;
}

export function tidyQuestion({
  id,
  type,
  label,
  required,
  placeholder,
  options,
  validation,
}: QuestionDefinition): QuestionDefinition {
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
