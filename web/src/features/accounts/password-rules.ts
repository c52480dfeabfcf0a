import { ref, string, type StringSchema } from 'yup';

const MIN = 6;
/** What the server takes. */
const MAX = 200;

export const MISMATCH = 'Las contraseñas no coinciden';

/** A password to sign in or up with. White space counts. */
export const passwordRule = aPassword('La contraseña');

/** A password that takes the place of another. */
export const newPasswordRule = aPassword('La nueva contraseña');

/** The same again as in the field `of`. */
export function repeatedPasswordRule(of: string): StringSchema {
  return string()
    .required('Por favor confirma tu contraseña')
    .oneOf([ref(of)], MISMATCH);
}

function aPassword(named: string): StringSchema {
  return string()
    .required(`${named} es requerida`)
    .min(MIN, `${named} debe tener al menos ${MIN} caracteres`)
    .max(MAX, `${named} no puede superar los ${MAX} caracteres`);
}
