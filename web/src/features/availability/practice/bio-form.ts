import { object } from 'yup';

import { updateProfessionalProfileLimits as LIMITS } from '../../../shared/form/limits.generated';
import { textRule } from '../../../shared/form/rules';
import { formatCount } from '../../../shared/text/count-text';

export interface BioValues {
  bio: string;
}

export const bioSchema = object({
  bio: textRule(LIMITS.bio),
});

/** "12 de 2.000 caracteres": as many as would be stored. */
export function bioCount(bio: string): string {
  return `${formatCount(bio.trim().length)} de ${formatCount(LIMITS.bio.maxLength)} caracteres`;
}
