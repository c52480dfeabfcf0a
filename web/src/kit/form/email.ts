import { registerInputLimits } from '../../schema/public-limits.generated';
import { addressRule } from './address-rule';

const INVALID = 'Dirección de correo electrónico inválida';

export const emailRule = addressRule(registerInputLimits.email, {
  required: 'El correo electrónico es requerido',
  long: INVALID,
  wrong: INVALID,
});
