import { foldedText } from '@turnero/api/domain/near-words';

import { formSchema } from '../../../kit/form/form-schema';
import { textRule } from '../../../kit/form/rules';
import { erasePatientLimits as LIMITS } from '../../../schema/limits.generated';
import { texts } from './texts';

export interface EraseValues {
  reason: string;
  typedName: string;
}

export const EMPTY_ERASURE: EraseValues = { reason: '', typedName: '' };

/** Without regard to capitals, accents and spaces. */
export function eraseSchema(name: string) {
  const plain = (text: string) => foldedText(text).replaceAll(/\s+/g, ' ').trim();
  return formSchema<EraseValues>({
    reason: textRule(LIMITS.reason, { required: texts.erase.noReason }),
    typedName: textRule({}, { required: texts.erase.otherName }).test(
      'name',
      texts.erase.otherName,
      (typed = '') => plain(typed) === plain(name),
    ),
  });
}
