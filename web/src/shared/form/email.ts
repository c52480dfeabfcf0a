import { registerInputLimits } from './limits.generated';
import { textRule } from './rules';

const INVALID = 'Dirección de correo electrónico inválida';

/** A required e-mail address of an account, with the catalogue's texts. */
export const emailRule = textRule(registerInputLimits.email, {
  required: 'El correo electrónico es requerido',
  long: INVALID,
  wrong: INVALID,
});
