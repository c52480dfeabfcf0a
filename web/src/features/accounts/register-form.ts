import { object, string } from 'yup';

import { emailRule } from '../../shared/form/email';
import type { RegisterInput } from './accounts.generated';
import { passwordRule, repeatedPasswordRule } from './password-rules';

export interface RegisterValues {
  name: string;
  email: string;
  password: string;
  confirmation: string;
}

export const EMPTY_REGISTRATION: RegisterValues = { name: '', email: '', password: '', confirmation: '' };

export const registerSchema = object({
  name: string()
    .trim()
    .required('El nombre es requerido')
    .min(2, 'El nombre debe tener al menos 2 caracteres')
    .max(200, 'El nombre no puede superar los 200 caracteres'),
  email: emailRule,
  password: passwordRule,
  confirmation: repeatedPasswordRule('password'),
});

/** What is sent: the confirmation stays here. */
export function toRegisterInput({ name, email, password }: RegisterValues): RegisterInput {
  return { name: name.trim(), email: email.trim(), password };
}

/** Whether the password was repeated, and otherwise than the first time. */
export function isMismatch({ password, confirmation }: RegisterValues): boolean {
  return confirmation !== '' && confirmation !== password;
}
