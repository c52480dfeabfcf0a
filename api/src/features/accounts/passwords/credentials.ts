import { registerDecorator, type ValidationArguments } from 'class-validator';

import { invalid } from '../../../platform/errors/app-error';
import { EMAIL_PATTERN, hasIllegalCharacters } from '../../../platform/validation/text';

/** Why a text is no e-mail address to sign up or in with, or null. White space around it is not looked at. */
export function addressFault(text: string): string | null {
  const address = text.trim();
  if (!address) return 'El correo electrónico es requerido';
  const isAddress = address.length <= 254 && !hasIllegalCharacters(address) && EMAIL_PATTERN.test(address);
  return isAddress ? null : 'Dirección de correo electrónico inválida';
}

/** Why a text is no password, or null. Any characters will do, and white space counts. */
export function passwordFault(password: string, { named = 'La contraseña' } = {}): string | null {
  if (!password) return `${named} es requerida`;
  if (password.length < 6) return `${named} debe tener al menos 6 caracteres`;
  if (password.length > 200) return `${named} no puede superar los 200 caracteres`;
  return null;
}

/** The address without white space around it; BAD_REQUEST on `email` when it is none. */
export function readAddress(text: string): string {
  const fault = addressFault(text);
  if (fault !== null) throw invalid('email', fault);
  return text.trim();
}

/** BAD_REQUEST on `newPassword`. */
export function assertNewPassword(password: string): void {
  const fault = passwordFault(password, { named: 'La nueva contraseña' });
  if (fault !== null) throw invalid('newPassword', fault);
}

export const IsAddress = (): PropertyDecorator => isFaultless('isAddress', addressFault);
export const IsPassword = (): PropertyDecorator => isFaultless('isPassword', passwordFault);

function isFaultless(name: string, faultOf: (text: string) => string | null): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: string) => faultOf(value) === null,
        defaultMessage: (args?: ValidationArguments) => faultOf(args?.value as string) ?? '',
      },
    });
  };
}
