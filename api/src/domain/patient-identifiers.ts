export const IdentifierKind = { dni: 'dni', cuil: 'cuil', passport: 'passport', foreign_id: 'foreign_id' } as const;
export type IdentifierKind = keyof typeof IdentifierKind;

export const IDENTIFIER_WORDS: Readonly<Record<IdentifierKind, string>> = {
  dni: 'DNI',
  cuil: 'CUIL',
  passport: 'Pasaporte',
  foreign_id: 'Documento extranjero',
};

/** As on the DNI (Dto. 476/2021). */
export const RegisteredSex = { F: 'F', M: 'M', X: 'X' } as const;
export type RegisteredSex = keyof typeof RegisteredSex;

export interface IdentifierData {
  kind: IdentifierKind;
  /** See tidyIdentifier. */
  number: string;
  /** DNI only: its number alone is not unique. */
  registeredSex: RegisteredSex | null;
}

/** Capital letters and digits, without blanks, points and hyphens. */
export function tidyIdentifier(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase();
}

/** For a tidied one, in Spanish; null: none. */
export function identifierFault({ kind, number, registeredSex }: IdentifierData): string | null {
  if (kind === 'dni')
    return dniFault(number) ?? (registeredSex === null ? 'Indicá el sexo que figura en el DNI' : null);
  if (registeredSex !== null) return 'El sexo registral acompaña solo al DNI';
  if (kind === 'cuil') return isCuil(number) ? null : 'El CUIL no es válido: revisá sus 11 números';
  return /^[A-Z\d]{3,20}$/.test(number) ? null : 'El documento tiene entre 3 y 20 letras y números';
}

/** For a tidied number, in Spanish; null: none. */
export function dniFault(number: string): string | null {
  return /^\d{6,8}$/.test(number) ? null : 'El DNI tiene entre 6 y 8 números';
}

const PREFIXES = ['20', '23', '24', '25', '26', '27'];
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** 11 digits with a person's prefix and the right check digit. */
export function isCuil(number: string): boolean {
  if (!/^\d{11}$/.test(number) || !PREFIXES.includes(number.slice(0, 2))) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  // 11 becomes 0. 10 is never issued: such a person has another prefix.
  return (11 - (sum % 11)) % 11 === Number(number[10]);
}
