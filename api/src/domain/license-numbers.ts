/** As the register writes it, behind country and kind of document. */
export const REFEPS_NUMBER = /^\d{5,20}$/;

export function licenseNumbers(text: string | null): string[] {
  return text?.split(',').flatMap((one) => one.trim() || []) ?? [];
}
