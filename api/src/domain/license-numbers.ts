/** As the register writes it: of a country, a kind of document and its number. */
export const REFEPS_NUMBER = /^\d{5,20}$/;

/** Each matrícula of "MN 123456, MP 45678". */
export function licenseNumbers(text: string | null): string[] {
  return text?.split(',').flatMap((one) => one.trim() || []) ?? [];
}
