interface ParsedPhone {
  isValid(): boolean;
  ext?: unknown;
  formatInternational(): string;
}

type Parse<Phone> = (typed: string, options: { defaultCallingCode: string; extract: boolean }) => Phone | undefined;

/** `countryCode`, e.g. +54, applies to numbers without one. `extract` also finds a phone among words. */
export function readPhone<Phone>(
  parse: Parse<Phone>,
  typed: string,
  { countryCode, extract = false }: { countryCode: string; extract?: boolean },
): Phone | undefined {
  try {
    return parse(typed, { defaultCallingCode: countryCode.slice(1), extract });
  } catch {
    // No country has that code.
    return undefined;
  }
}

/** "+54 11 2345 6789"; null if not exactly one valid number, which is stored as typed. */
export function phoneForm(parse: Parse<ParsedPhone>, typed: string, countryCode: string): string | null {
  const parsed = readPhone(parse, typed, { countryCode });
  return parsed?.isValid() && !parsed.ext ? parsed.formatInternational() : null;
}
