/** Contact for callers who know only an id: enough to recognise their own. */

const DOTS = '•••';

/** `M. G.` for "Mariana Gutiérrez"; at most four initials. */
export function maskedName(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0
    ? DOTS
    : words
        .slice(0, 4)
        .map((word) => `${firstOf(word).toLocaleUpperCase('es')}.`)
        .join(' ');
}

/** `m•••@c•••.example` */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return DOTS;
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  const ending = dot > 0 ? domain.slice(dot) : '';
  return `${firstOf(email)}${DOTS}@${firstOf(domain)}${DOTS}${ending}`;
}

/** The last four digits; none of a short number. */
export function maskedPhone(phone: string | null): string | null {
  if (phone === null) return null;
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < 8 ? '••••' : `•••• ${digits.slice(-4)}`;
}

function firstOf(text: string): string {
  return [...text][0] ?? '';
}
