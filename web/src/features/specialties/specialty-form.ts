import { DEFAULT_ICON, SPECIALTY_ICONS } from '@turnero/api/domain/specialty-icons';
import { boolean, string } from 'yup';

import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { textRule, wholeNumberRule } from '../../kit/form/rules';
import type { FieldPath } from '../../kit/form/server-refusal';
import { createSpecialtyInputLimits as LIMITS } from '../../schema/limits.generated';
import { iconName, type IconPart } from './icon/icons';
import {
  questionsSchema,
  toQuestion,
  toQuestionValues,
  type QuestionsPart,
  type QuestionValues,
} from './questions/question-values';
import type { CreateSpecialtyInput, SpecialtyFactsFragment } from './specialties.generated';
import { questionText, texts } from './texts';

export interface SpecialtyValues extends IconPart, QuestionsPart {
  name: string;
  description: string;
  keywords: string;
  isActive: boolean;
  /** As typed. */
  sortOrder: string;
}

export const specialtySchema = formSchema<SpecialtyValues>({
  name: textRule(LIMITS.name, { required: texts.faults.name }),
  description: textRule(LIMITS.description),
  keywords: textRule(LIMITS.keywords),
  isActive: boolean(),
  sortOrder: wholeNumberRule(LIMITS.sortOrder, { named: texts.named.order, required: texts.faults.order }),
  icon: string(),
  questions: questionsSchema,
});

/** A new one is active, has the stethoscope, comes after `count` others, and asks nothing. */
export function toSpecialtyValues(specialty: SpecialtyFactsFragment | undefined, count: number): SpecialtyValues {
  const icon = specialty?.icon;
  return {
    name: specialty?.name ?? '',
    description: specialty?.description ?? '',
    keywords: specialty?.keywords ?? '',
    isActive: specialty?.isActive ?? true,
    sortOrder: String(specialty?.sortOrder ?? count + 1),
    icon: icon != null && SPECIALTY_ICONS.includes(icon) ? icon : DEFAULT_ICON,
    questions: (specialty?.formConfig ?? []).map(toQuestionValues),
  };
}

/** Sends every field. `values` must be valid. */
export function toSpecialtyInput(values: SpecialtyValues): Required<CreateSpecialtyInput> {
  const { name, description, keywords, isActive, sortOrder, icon, questions } = values;
  return {
    name: name.trim(),
    description: description.trim(),
    keywords: keywords.trim(),
    isActive,
    sortOrder: Number(sortOrder),
    icon,
    formConfig: questions.map((question) => {
      const { options, ...rest } = toQuestion(question);
      return { ...rest, options: [...options] };
    }),
  };
}

export const hasName = ({ name }: Pick<SpecialtyValues, 'name'>): boolean => name.trim() !== '';

/** By server name: `formConfig.2.validation.max` is `questions.2.max`. */
export function specialtyField(serverName: string): FieldPath<SpecialtyValues> | undefined {
  const [field = '', ...rest] = serverName.split('.');
  if (field === 'formConfig')
    return ['questions', ...rest.filter((part) => part !== 'validation')].join('.') as FieldPath<SpecialtyValues>;
  return field in SPECIALTY_WORDS ? (field as keyof SpecialtyValues) : undefined;
}

export const SPECIALTY_WORDS: FieldWords<SpecialtyValues> = {
  name: { label: texts.fields.name },
  description: { label: texts.fields.description },
  keywords: { label: texts.fields.keywords },
  isActive: { label: texts.fields.isActive },
  sortOrder: { label: texts.fields.order },
  icon: { label: texts.fields.icon, text: iconName },
  questions: { label: texts.fields.questions, text: questionsText },
};

function questionsText(questions: readonly QuestionValues[]): string {
  return questions.length === 0 ? texts.questions.none : questions.map(questionText).join('; ');
}
