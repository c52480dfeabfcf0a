import { string } from 'yup';

import { formSchema } from '../../../kit/form/form-schema';
import { texts } from './texts';

export interface CodeValues {
  code: string;
}

export const EMPTY_CODE: CodeValues = { code: '' };

/** As the server reads it. */
const bareCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

export const isSixDigits = (typed: string): boolean => /^\d{6}$/.test(bareCode(typed));

export const sixDigitsRule = string()
  .required(texts.step.faults.code)
  .test('six-digits', texts.step.faults.code, (typed) => isSixDigits(typed));

export const codeSchema = formSchema<CodeValues>({ code: sixDigitsRule });

export const recoverySchema = formSchema<CodeValues>({
  code: string()
    .required(texts.step.faults.recovery)
    .test('ten', texts.step.faults.recovery, (typed) => /^[a-z\d]{10}$/i.test(bareCode(typed))),
});
