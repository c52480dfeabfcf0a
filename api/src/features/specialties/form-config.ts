import { isDeepStrictEqual } from 'node:util';

import { definitionFaults, tidyQuestion, type QuestionDefinition } from '../../domain/request-form-definition';
import { invalid } from '../../platform/errors/app-error';
import type { FormFieldInput } from './form-field.inputs';
import type { FormField } from './form-field.object';

/** Reads a form. BAD_REQUEST with the place of the first wrong question. */
export function readForm(fields: readonly FormFieldInput[]): QuestionDefinition[] {
  const form = fields.map(tidy);
  const [fault] = definitionFaults(form);
  if (fault) throw invalid(`formConfig.${fault.place}.${fault.part}`, fault.text);
  return form;
}

/** Compares tidied forms. */
export function isSameForm(one: readonly FormField[], other: readonly FormField[]): boolean {
  return isDeepStrictEqual(one.map(tidy), other.map(tidy));
}

function tidy({
  id,
  type,
  label,
  required,
  placeholder = null,
  options,
  validation,
}: FormFieldInput | FormField): QuestionDefinition {
  const bounds = { min: validation?.min ?? null, max: validation?.max ?? null };
  return tidyQuestion({ id, type, label, required, placeholder, options: options ?? [], validation: bounds });
}
