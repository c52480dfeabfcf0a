import { ref, string, type StringSchema } from 'yup';

import { changePasswordLimits } from '../../schema/limits.generated';
import { registerInputLimits } from '../../schema/public-limits.generated';
import { secretRule } from './rules';

export const MISMATCH = 'Las contraseñas no coinciden';

type PasswordLimits = Readonly<Record<keyof typeof registerInputLimits.password, number>>;

/** White space counts. */
export const passwordRule = aPassword('La contraseña', registerInputLimits.password);

export const newPasswordRule = aPassword('La nueva contraseña', changePasswordLimits.newPassword);

export const PASSWORD_HINT = `Al menos ${registerInputLimits.password.minLength} caracteres.`;

export function repeatedPasswordRule(of: string): StringSchema {
  return string()
    .required('Por favor confirma tu contraseña')
    .oneOf([ref(of)], MISMATCH);
}

export function aPassword(named: string, limits: PasswordLimits): StringSchema {
  return secretRule(limits, {
    required: `${named} es requerida`,
    short: `${named} debe tener al menos ${limits.minLength} caracteres`,
    long: `${named} no puede superar los ${limits.maxLength} caracteres`,
  });
}
