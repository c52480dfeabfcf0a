import { registerDecorator, type ValidationArguments } from 'class-validator';

import { invalid } from '../../../platform/errors/app-error';
import { Constraint, type Constraints } from '../../../platform/graphql/constraint';
import { EMAIL_PATTERN, hasIllegalCharacters } from '../../../platform/validation/text';

export const ADDRESS = { minLength: 1, maxLength: 254, pattern: EMAIL_PATTERN } satisfies Constraints;
/** UTF-16 units. */
export const PASSWORD = { minLength: 6, maxLength: 200 } satisfies Constraints;

/** Returns why a text is no e-mail address, or null. Ignores surrounding white space. */
export function addressFault(text: string): string | null {
  const address = text.trim();
  if (!address) return 'El correo electrónico es requerido';
  const isAddress =
    address.length <= ADDRESS.maxLength && !hasIllegalCharacters(address) && EMAIL_PATTERN.test(address);
  return isAddress ? null : 'Dirección de correo electrónico inválida';
}

/** Returns why a text is no password, or null. White space counts. */
export function passwordFault(password: string, { named = 'La contraseña' } = {}): string | null {
  if (!password) return `${named} es requerida`;
  if (password.length < PASSWORD.minLength) return `${named} debe tener al menos ${PASSWORD.minLength} caracteres`;
  if (password.length > PASSWORD.maxLength) return `${named} no puede superar los ${PASSWORD.maxLength} caracteres`;
  return null;
}

/** Returns the trimmed address. BAD_REQUEST on `email`. */
export function readAddress(text: string): string {
  const fault = addressFault(text);
  if (fault !== null) throw invalid('email', fault);
  return text.trim();
}

export function assertNewPassword(password: string): void {
  const fault = passwordFault(password, { named: 'La nueva contraseña' });
  if (fault !== null) throw invalid('newPassword', fault);
}

export const IsAddress = (): PropertyDecorator => isFaultless('isAddress', addressFault, ADDRESS);
export const IsPassword = (): PropertyDecorator => isFaultless('isPassword', passwordFault, PASSWORD);

function isFaultless(
  name: string,
  faultOf: (text: string) => string | null,
  constraints: Constraints,
): PropertyDecorator {
  return (target, property) => {
    Constraint(constraints)(target, property);
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: string | null) => faultOf(value ?? '') === null,
        defaultMessage: (args?: ValidationArguments) => faultOf((args?.value as string | null) ?? '') ?? '',
      },
    });
  };
}
