import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { textRule } from '../../../kit/form/rules';
import { updateProfessionalProfileLimits as LIMITS } from '../../../schema/limits.generated';
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

export const BIO_WORDS: FieldWords<BioValues> = { bio: { label: texts.fields.bio } };

/** Without outer spaces, as stored. */
export function bioHint(bio: string): string {
  return texts.bioForm.hint(bio.trim().length, LIMITS.bio.maxLength);
}
