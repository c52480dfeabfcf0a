/** One number, and what stands between it and an extension: "interno 12", "int. 12", "x12". */
const NUMBER = /\+?\d[\d\s().-]*/;
const EXTENSION = /^[\s,]*(?:int(?:erno)?|ext(?:ensi[oó]n)?|x)[.:\s]*(\d{1,7})/i;

/**
 * The address that dials a phone as somebody wrote it: digits and a leading + only, an extension apart (RFC 3966).
 * Of several numbers the first; undefined where there is none.
 */
export function phoneHref(phone: string): string | undefined {
  const found = NUMBER.exec(phone);
  if (!found) return undefined;
  const digits = found[0].replace(/[^+\d]/g, '');
  const extension = EXTENSION.exec(phone.slice(found.index + found[0].length))?.[1];
  return `tel:${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** The address that writes to an e-mail address, and to nobody else: whatever has a meaning in an address is encoded. */
export function mailHref(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
