import { numberPatternFault } from '@turnero/api/domain/coverage';
import { foldedText } from '@turnero/api/domain/near-words';
import { boolean, string } from 'yup';

import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { wordsOf, wordsText } from '../../kit/form/words';
import { createInsurerInputLimits as limits } from '../../schema/limits.generated';
import type { CreateInsurerInput, InsurerFactsFragment, InsurerKind } from './insurers.generated';
import { KIND_WORD, texts } from './texts';

/** Aliases and plans separated by commas. */
export interface InsurerValues {
  name: string;
  kind: string;
  rnasCode: string;
  aliases: string;
  plans: string;
  numberPattern: string;
  isAccepted: boolean;
}

export const insurerSchema = formSchema<InsurerValues>({
  name: textRule(limits.name, { required: texts.faults.name }),
  kind: string(),
  rnasCode: textRule(limits.rnasCode, { wrong: texts.faults.rnasCode }),
  aliases: string(),
  plans: string(),
  numberPattern: textRule(limits.numberPattern).test((typed, { createError }) => {
    const fault = typed ? numberPatternFault(typed) : null;
    return fault === null || createError({ message: fault });
  }),
  isAccepted: boolean(),
});

export function toInsurerValues(insurer: InsurerFactsFragment | undefined): InsurerValues {
  const plans = insurer?.plans.filter(({ isActive }) => isActive) ?? [];
  return {
    name: insurer?.name ?? '',
    kind: insurer?.kind ?? 'national',
    rnasCode: insurer?.rnasCode ?? '',
    aliases: wordsText(insurer?.aliases ?? []),
    plans: wordsText(plans.map(({ name }) => name)),
    numberPattern: insurer?.numberPattern ?? '',
    isAccepted: insurer?.isAccepted ?? true,
  };
}

/** Plans of `latest` keep their ids; those no longer named become inactive. */
export function toInsurerInput(
  { name, kind, rnasCode, aliases, plans, numberPattern, isAccepted }: InsurerValues,
  latest: InsurerFactsFragment | undefined,
): CreateInsurerInput {
  const named = wordsOf(plans);
  const isSame = (one: string, other: string) => foldedText(one) === foldedText(other);
  const known = latest?.plans ?? [];
  return {
    name: name.trim(),
    kind: kind as InsurerKind,
    rnasCode: rnasCode.trim() || null,
    aliases: wordsOf(aliases),
    numberPattern: numberPattern.trim() || null,
    isAccepted,
    plans: [
      ...known.map((plan) => {
        const kept = named.find((it) => isSame(it, plan.name));
        return { id: plan.id, name: kept ?? plan.name, isActive: kept !== undefined };
      }),
      ...named.filter((it) => !known.some((plan) => isSame(it, plan.name))).map((it) => ({ name: it })),
    ],
  };
}

export const kindOptions = (kind: InsurerKind | undefined) =>
  (Object.entries(KIND_WORD) as [InsurerKind, string][])
    .filter(([value]) => (value === 'private_pay') === (kind === 'private_pay'))
    .map(([value, label]) => ({ value, label }));

export const INSURER_WORDS: FieldWords<InsurerValues> = {
  name: { label: texts.fields.name },
  kind: { label: texts.fields.kind, text: (kind) => KIND_WORD[kind as InsurerKind] },
  rnasCode: { label: texts.fields.rnasCode },
  aliases: { label: texts.fields.aliases },
  plans: { label: texts.fields.plans },
  numberPattern: { label: texts.fields.numberPattern },
  isAccepted: { label: texts.fields.state, text: (isAccepted) => (isAccepted ? texts.yes : texts.no) },
};
