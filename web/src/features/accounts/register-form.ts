import { emailRule } from '../../kit/form/email';
import { formSchema } from '../../kit/form/form-schema';
import { passwordRule, repeatedPasswordRule } from '../../kit/form/password-rules';
import { textRule } from '../../kit/form/rules';
import { registerInputLimits } from '../../schema/public-limits.generated';
import type { RegisterInput } from './accounts.generated';
import { texts } from './texts';

export interface RegisterValues {
  name: string;
  email: string;
  password: string;
  confirmation: string;
}

export const EMPTY_REGISTRATION: RegisterValues = { name: '', email: '', password: '', confirmation: '' };

const NAME = registerInputLimits.name;

export const registerSchema = formSchema<RegisterValues>({
  name: textRule(NAME, {
    required: texts.register.faults.noName,
    short: texts.register.faults.nameShort(NAME.minLength),
    long: texts.register.faults.nameLong(NAME.maxLength),
  }),
  email: emailRule,
  password: passwordRule,
  confirmation: repeatedPasswordRule('password'),
});

export function toRegisterInput({ name, email, password }: RegisterValues): RegisterInput {
  return { name: name.trim(), email: email.trim(), password };
}

export function isMismatch({ password, confirmation }: RegisterValues): boolean {
  return confirmation !== '' && confirmation !== password;
}
