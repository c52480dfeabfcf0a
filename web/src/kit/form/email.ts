import { registerInputLimits } from '../../schema/public-limits.generated';
import { textRule } from './rules';

const INVALID = 'Dirección de correo electrónico inválida';

export const emailRule = textRule(registerInputLimits.email, {
  required: 'El correo electrónico es requerido',
  long: INVALID,
  wrong: INVALID,
});
