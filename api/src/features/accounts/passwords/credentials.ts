import { registerDecorator, type ValidationArguments } from 'class-validator';

import { tidyEmail } from '../../../domain/tidy-text';
import { Role } from '../../../platform/access/actor';
import { invalid } from '../../../platform/errors/app-error';
import { Constraint, type Constraints } from '../../../platform/graphql/constraint';
import { EMAIL_PATTERN, hasIllegalCharacters } from '../../../platform/validation/text';
import { isCommonPassword } from './common-passwords';

export const ADDRESS = { minLength: 1, maxLength: 254, pattern: EMAIL_PATTERN } satisfies Constraints;
/** UTF-16 units. */
export const PASSWORD = { minLength: 6, maxLength: 200 } satisfies Constraints;
/** For professionals and administrators. */
const STAFF_PASSWORD = { ...PASSWORD, minLength: 10 } satisfies Constraints;

/** Returns why a text is no e-mail address, or null. Judges the tidied text. */
export function addressFault(text: string): string | null {
  const address = tidyEmail(text);
  if (!address) return 'El correo electrónico es requerido';
  const isAddress =
    address.length <= ADDRESS.maxLength && !hasIllegalCharacters(address) && EMAIL_PATTERN.test(address);
  return isAddress ? null : 'Dirección de correo electrónico inválida';
}

/** Returns why a text is no password, or null. White space counts. */
export function passwordFault(
  password: string,
  { named = 'La contraseña', least = PASSWORD.minLength as number } = {},
): string | null {
  if (!password) return `${named} es requerida`;
  if (password.length < least) return `${named} debe tener al menos ${least} caracteres`;
  if (password.length > PASSWORD.maxLength) return `${named} no puede superar los ${PASSWORD.maxLength} caracteres`;
  return null;
}

/** As passwordFault, for a new password of an account with this role: staff need more. */
export function newPasswordFault(role: Role, password: string, { named = 'La contraseña' } = {}): string | null {
  if (role === Role.user) return passwordFault(password, { named });
  const fault = passwordFault(password, { named, least: STAFF_PASSWORD.minLength });
  if (fault !== null) return fault;
  return isCommonPassword(password) ? `${named} es una de las más usadas: elegí otra` : null;
}

/** Returns the tidied address. BAD_REQUEST on `email`. */
export function readAddress(text: string): string {
  const fault = addressFault(text);
  if (fault !== null) throw invalid('email', fault);
  return tidyEmail(text);
}

/** BAD_REQUEST on `newPassword`. */
export function assertNewPassword(role: Role, password: string): void {
  const fault = newPasswordFault(role, password, { named: 'La nueva contraseña' });
  if (fault !== null) throw invalid('newPassword', fault);
}

/** Validation also replaces the property by the tidied address. */
export const IsAddress = (): PropertyDecorator => isFaultless('isAddress', addressFault, ADDRESS, tidyEmail);
export const IsPassword = (): PropertyDecorator => isFaultless('isPassword', passwordFault, PASSWORD);
export const IsStaffPassword = (): PropertyDecorator =>
  isFaultless('isStaffPassword', (text) => newPasswordFault(Role.professional, text), STAFF_PASSWORD);

function isFaultless(
  name: string,
  faultOf: (text: string) => string | null,
  constraints: Constraints,
  tidy?: (text: string) => string,
): PropertyDecorator {
  return (target, property) => {
    Constraint(constraints)(target, property);
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: string | null, args?: ValidationArguments) => {
          if (tidy && args && typeof value === 'string') Object.assign(args.object, { [property]: tidy(value) });
          return faultOf(value ?? '') === null;
        },
        defaultMessage: (args?: ValidationArguments) => faultOf((args?.value as string | null) ?? '') ?? '',
      },
    });
  };
}
