const NUMBER = /\+?\d[\d\s().-]*/;
const EXTENSION = /^[\s,]*(?:int(?:erno)?|ext(?:ensi[oó]n)?|x)[.:\s]*(\d{1,7})/i;

/** The tel: address (RFC 3966) of the first number. */
export function phoneHref(phone: string): string | undefined {
  const found = NUMBER.exec(phone);
  if (!found) return undefined;
  const digits = found[0].replace(/[^+\d]/g, '');
  const extension = EXTENSION.exec(phone.slice(found.index + found[0].length))?.[1];
  return `tel:${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** The place on Google's map, which phones open in their app. */
export function mapHref(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

/** Keeps the @; encodes the rest against injected recipients. */
export function mailHref(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
