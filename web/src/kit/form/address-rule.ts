import { tidyEmail } from '@turnero/api/domain/tidy-text';
import { string, type StringSchema } from 'yup';

import { held, type TextLimits, type TextWords } from './rules';

/** An e-mail address, judged as the server stores it: without unseen characters, its domain in Punycode. */
export function addressRule(limits: TextLimits, words: TextWords): StringSchema {
  return held(string().transform(tidyEmail), limits, words);
}
