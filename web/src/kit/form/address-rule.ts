import { tidyEmail } from '@turnero/api/domain/tidy-text';
import { string, type StringSchema } from 'yup';

import { held, type TextLimits, type TextWords } from './rules';

/** As the server stores it: without invisible characters, domain in Punycode. */
export function addressRule(limits: TextLimits, words: TextWords): StringSchema {
  return held(string().transform(tidyEmail), limits, words);
}
