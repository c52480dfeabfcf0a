import { object } from 'yup';

import { updateProfessionalProfileLimits as LIMITS } from '../../../shared/form/limits.generated';
import { textRule } from '../../../shared/form/rules';
import { texts } from '../texts';

export interface BioValues {
  bio: string;
}

export const bioSchema = object({
  bio: textRule(LIMITS.bio),
});

/** It counts as many characters as would be stored. */
export function bioHint(bio: string): string {
  return texts.bioForm.hint(bio.trim().length, LIMITS.bio.maxLength);
}
