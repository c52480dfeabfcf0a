/** As libphonenumber reads a number. */
interface ParsedPhone {
  isValid(): boolean;
  ext?: unknown;
  formatInternational(): string;
}

/** A phone as it is stored: "+54 11 2345 6789"; null for what is no single valid number, which stays as typed. */
export function phoneForm(parsed: ParsedPhone | null | undefined): string | null {
  return parsed?.isValid() && !parsed.ext ? parsed.formatInternational() : null;
}
