import { parseNumber, type FormFieldType } from '@turnero/api/domain/request-form';
import {
  definitionFaults,
  MOST_QUESTIONS,
  takesOptions,
  tidyQuestion,
  type QuestionDefinition,
} from '@turnero/api/domain/request-form-definition';
import { array, boolean, string, ValidationError, type StringSchema } from 'yup';

import { formSchema } from '../../../kit/form/form-schema';
import { textRule } from '../../../kit/form/rules';
import { randomKey } from '../../../kit/send/attempt';
import {
  formFieldInputLimits as LIMITS,
  formFieldValidationInputLimits as BOUNDS,
} from '../../../schema/limits.generated';
import { texts } from '../texts';
import { takesPlaceholder } from './question-types';

/** Unused fields keep their values, since the type may change back. */
export interface QuestionValues {
  /** Never changes: answers refer to it. */
  id: string;
  type: FormFieldType;
  label: string;
  required: boolean;
  placeholder: string;
  /** One per line. */
  options: string;
  /** Numbers as typed. */
  min: string;
  max: string;
}

export interface QuestionsPart {
  questions: QuestionValues[];
}

export function newQuestion(): QuestionValues {
  return {
    id: `p-${randomKey().slice(0, 12)}`,
    type: 'text',
    label: '',
    required: false,
    placeholder: '',
    options: '',
    min: '',
    max: '',
  };
}

export function toQuestionValues({
  placeholder,
  options,
  validation,
  ...question
}: QuestionDefinition): QuestionValues {
  const { id, type, label, required } = question;
  return {
    id,
    type,
    label,
    required,
    placeholder: placeholder ?? '',
    options: options.join('\n'),
    min: boundText(validation?.min),
    max: boundText(validation?.max),
  };
}

/** Omits what the type doesn't use. `values` must be valid. */
export function toQuestion(values: QuestionValues): QuestionDefinition {
  const { id, type, label = '', required, placeholder = '', options = '', min = '', max = '' } = values;
  return tidyQuestion({
    id,
    type,
    label,
    required,
    placeholder: takesPlaceholder(type) ? placeholder : null,
    options: takesOptions(type) ? optionsOf(options) : [],
    validation: type === 'number' ? { min: boundOf(min), max: boundOf(max) } : null,
  });
}

/** Drops blank lines and outer spaces. */
export function tidyOptions(typed: string): string {
  return optionsOf(typed).join('\n');
}

function optionsOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Null for none and for an invalid number, which boundRule reports. */
function boundOf(typed: string): number | null {
  const bound = parseNumber(typed);
  return Number.isNaN(bound) ? null : bound;
}

function boundText(bound: number | null | undefined): string {
  return bound == null ? '' : String(bound).replace('.', ',');
}

/** Each text's limits, and the server's rules for questions. */
export const questionsSchema = array(
  formSchema<QuestionValues>({
    id: string(),
    type: string(),
    label: textRule(LIMITS.label, { required: texts.question.faults.label }),
    required: boolean(),
    placeholder: textRule(LIMITS.placeholder),
    options: string(),
    min: boundRule(BOUNDS.min),
    max: boundRule(BOUNDS.max),
  }),
)
  .max(MOST_QUESTIONS, texts.faults.questions(MOST_QUESTIONS))
  .test('definition', (questions, { path, createError }) => {
    const faults = definitionFaults(((questions ?? []) as QuestionValues[]).map(toQuestion));
    if (faults.length === 0) return true;
    const pathOf = (place: number, part: string) => `${path}[${place}].${part.replace('validation.', '')}`;
    return new ValidationError(
      faults.map(({ place, part, text }) => createError({ path: pathOf(place, part), message: text })),
    );
  });

function boundRule({ min, max }: { min: number; max: number }): StringSchema {
  const text = texts.question.faults.bounds(min, max);
  const isWithin = (typed = '') => typed.trim() === '' || (parseNumber(typed) >= min && parseNumber(typed) <= max);
  return string().when('type', ([type], rule) => (type === 'number' ? rule.test('bound', text, isWithin) : rule));
}
