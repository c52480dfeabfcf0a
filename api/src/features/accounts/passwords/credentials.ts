import { registerDecorator, type ValidationArguments } from 'class-validator';

import { tidyEmail } from '../../../domain/tidy-text';
import { Role } from '../../../platform/access/actor';
import { invalid } from '../../../platform/errors/app-error';
import { Constraint, type Constraints } from '../../../platform/graphql/constraint';
import { EMAIL_PATTERN, hasIllegalCharacters } from '../../../platform/validation/text';

export const ADDRESS = { minLength: 1, maxLength: 254, pattern: EMAIL_PATTERN } satisfies Constraints;
/** UTF-16 units. */
export const PASSWORD = { minLength: 6, maxLength: 200 } satisfies Constraints;
/** Professionals' and administrators'. */
const STAFF_PASSWORD = { ...PASSWORD, minLength: 10 } satisfies Constraints;

/** null: valid. */
export function addressFault(text: string): string | null {
  const address = tidyEmail(text);
  if (!address) return 'El correo electrónico es requerido';
  const isAddress =
    address.length <= ADDRESS.maxLength && !hasIllegalCharacters(address) && EMAIL_PATTERN.test(address);
  return isAddress ? null : 'Dirección de correo electrónico inválida';
}

/** null: valid. White space counts. */
export function passwordFault(
  password: string,
  { named = 'La contraseña', least = PASSWORD.minLength as number } = {},
): string | null {
  if (!password) return `${named} es requerida`;
  if (password.length < least) return `${named} debe tener al menos ${least} caracteres`;
  if (password.length > PASSWORD.maxLength) return `${named} no puede superar los ${PASSWORD.maxLength} caracteres`;
  return null;
}

export function newPasswordFault(role: Role, password: string, { named = 'La contraseña' } = {}): string | null {
  if (role === Role.user) return passwordFault(password, { named });
  const fault = passwordFault(password, { named, least: STAFF_PASSWORD.minLength });
  if (fault !== null) return fault;
  return isCommonPassword(password) ? `${named} es una de las más usadas: elegí otra` : null;
}

/** Tidied. BAD_REQUEST on `email`. */
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

/** Also tidies. */
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

/** Ten or more characters, from the 10,000 most common: @zxcvbn-ts/language-common 3.0.4 (MIT). */
const COMMON = new Set(
  `
0192837465 1029384756 1122334455 1123581321 1234509876 1234554321 123456654321 1234567890 1234567890a 1234567890q
1234567891 12345678910 1234567899 123456789a 123456789d 123456789m 123456789q 123456789qwe 123456789r 123456789s
123456789z 123456qwerty 12345qwert 12345qwerty 123qweasdzxc 1357924680 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc
1qazxsw23edc 4815162342 7894561230 7ugd5hip2j 9293709b13 a123456789 abracadabra abrakadabra absolutely aleksandra
alessandro alexander1 anastasiya azertyuiop basketball california cheerleaers christopher cocksucker deepthroat
dragonball dragonballz enterprise evangelion experienced fktrcfylhf flvbybcnhfnjh friendster fuck_inside fuckinside
gfhjkmgfhjkm ghhh47hj7649 ghjcnbnenrf ghjcnjgfhjkm ghostrider good123654 greedisgood harrypotter hellokitty
highlander htubcnhfwbz ilovepussy information intercourse ironmaiden konstantin leavemealone liverpool1 madagaskar
mailcreated5240 manchester masterbate masterbating metallica1 microphone mississippi montgom240 motherfucker
motherlode multiplelo mypassword nthvbyfnjh nuttertools password01 password12 password123 password99 penetration
playstation polniypizdec0211 pufunga7782 q123456789 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc123 qazwsxedcrfv qweasdzxc123
qwerasdfzxcv qwert12345 qwerty1234 qwerty12345 qwerty123456 qwertyuiop realmadrid revolution rfhfvtkmrf rjirfrgbde
rjycnfynby roadrunner ronaldinho salamander sersolution skateboard sojdlg123aljg sonyericsson soso123aljg strawberry
suckmydick supersonic sweetheart syncmaster terminator tinkerbell tokiohotel translator underground undertaker
university usuckballz1 vfntvfnbrf vqsablpzla vsjasnel12 washington yjdsqgfhjkm zxcasdqwe123 zxcvbnm123
`
    .trim()
    .split(/\s+/),
);

function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
