import { tidyEmail, tidyLine, tidyText } from './tidy-text';

/** Lengths count UTF-16 units of the tidied text. */
export interface TextRules {
  /** Message; absent: blank is valid. */
  required?: string;
  min?: { length: number; message: string };
  max: number;
  multiline?: boolean;
  pattern?: { test: RegExp; message: string };
}

/** No leading, trailing or double dot before the @. */
const MAILBOX_PART = String.raw`[^\s@<>()[\]\\,;:".]+`;
const HOST_LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
export const EMAIL_PATTERN = new RegExp(
  String.raw`^${MAILBOX_PART}(?:\.${MAILBOX_PART})*@${HOST_LABEL}(?:\.${HOST_LABEL})+$`,
);

export const PHONE = { test: /\d/, message: 'El teléfono debe tener números' };

/** PostgreSQL rejects control characters and half a surrogate pair. */
export function hasIllegalCharacters(text: string): boolean {
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) || !text.isWellFormed();
}

export function tidyTyped(
  text: string,
  { multiline = false, pattern }: Pick<TextRules, 'multiline' | 'pattern'>,
): string {
  if (pattern?.test === EMAIL_PATTERN) return tidyEmail(text);
  return multiline ? tidyText(text) : tidyLine(text);
}

/** In Spanish, or null. */
export function textFault(value: unknown, rules: TextRules): string | null {
  if (typeof value !== 'string') return 'Debe ser un texto';
  const text = tidyTyped(value, rules);
  if (!text) return rules.required ?? null;
  if (hasIllegalCharacters(text)) return 'El texto contiene caracteres no permitidos';
  if (text.length > rules.max) return `No puede superar los ${COUNT.format(rules.max)} caracteres`;
  if (rules.min && text.length < rules.min.length) return rules.min.message;
  if (rules.pattern && !rules.pattern.test.test(text)) return rules.pattern.message;
  if (!rules.multiline && BREAKS.test(text)) return 'No puede tener saltos de línea ni tabulaciones';
  return null;
}

const COUNT = new Intl.NumberFormat('es-AR', { useGrouping: 'always' });

/** All that some program reads as a line end, and tabs. */
const BREAKS = /[\t\n\r\u0085\u2028\u2029]/;
