import { createProfessionalInputLimits } from '../../schema/limits.generated';
import { aPassword } from './password-rules';

const limits = createProfessionalInputLimits.password;

/** For professionals and administrators. The server also refuses common passwords. */
export const staffPasswordRule = aPassword('La contraseña', limits);

export const newStaffPasswordRule = aPassword('La nueva contraseña', limits);

export const STAFF_PASSWORD_HINT = `Al menos ${limits.minLength} caracteres, y no una de las más usadas.`;
