import { tidyLine } from './tidy-text';

/** As libphonenumber reads a number. */
interface ParsedPhone {
  isValid(): boolean;
  ext?: unknown;
  formatInternational(): string;
}

/** A phone as it is stored: "+54 11 2345 6789". The tidied text of what is no single valid number. */
export function phoneForm(parsed: ParsedPhone | null | undefined, typed: string): string {
  return parsed?.isValid() && !parsed.ext ? parsed.formatInternational() : tidyLine(typed);
}
