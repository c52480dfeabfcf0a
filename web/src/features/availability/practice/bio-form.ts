import type { FieldWords } from '../../../shared/edit/EditDifferences';
import { updateProfessionalProfileLimits as LIMITS } from '../../../shared/form/limits.generated';
import { formSchema } from '../../../shared/form/form-schema';
import { textRule } from '../../../shared/form/rules';
import { texts } from '../texts';
import type { BioFactsFragment } from './practice.generated';

export interface BioValues {
  bio: string;
}

export const bioSchema = formSchema<BioValues>({
  bio: textRule(LIMITS.bio),
});

export function toBioValues(stored: BioFactsFragment | undefined): BioValues {
  return { bio: stored?.bio ?? '' };
}

/** Field names for an edit conflict. */
export const BIO_WORDS: FieldWords<BioValues> = { bio: { label: texts.fields.bio } };

/** Counts the characters as stored, without outer spaces. */
export function bioHint(bio: string): string {
  return texts.bioForm.hint(bio.trim().length, LIMITS.bio.maxLength);
}
