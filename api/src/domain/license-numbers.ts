/** Without its prefix of country and document. */
export const REFEPS_NUMBER = /^\d{5,20}$/;

export function licenseNumbers(text: string | null): string[] {
  return text?.split(',').flatMap((one) => one.trim() || []) ?? [];
}
