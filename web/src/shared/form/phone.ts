/**
 * A phone as people dial it from anywhere, e.g. "+54 11 2345-6789", read as an Argentine one unless it says otherwise.
 * Text that is no phone, or that cannot be read now (the library comes on demand), is given back trimmed.
 */
export async function tidyPhone(typed: string): Promise<string> {
  const text = typed.trim();
  if (!text) return '';
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    const phone = parsePhoneNumberFromString(text, 'AR');
    return phone?.isValid() && !phone.ext ? phone.formatInternational() : text;
  } catch {
    return text;
  }
}
