import { EMAIL_PATTERN, hasIllegalCharacters } from '../validation/text';

export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

/** A mail ready to leave. */
export interface Mail {
  /** The same for every attempt at the same mail: what was delivered twice can be told by it. */
  id: string;
  to: string;
  /** The sender as people read it; the address is the mailer's own. */
  fromName: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
}

export interface Mailer {
  /** Resolves when the mail is safely somebody else's; `signal` ends the attempt. Throws MailRefused when trying again is no use. */
  send(mail: Mail, at: Date, signal?: AbortSignal): Promise<void>;
}

/** The mail can never be delivered as it is. The message names no address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly isFinal = true;
}

/** One address and nothing else: no list, no name, no line break that would begin another header or recipient. */
export function isOneAddress(text: string): boolean {
  return text.length <= 254 && !hasIllegalCharacters(text) && EMAIL_PATTERN.test(text);
}

const SUBJECT_LENGTH = 200;

/** A text fit for a header: one line, no control or direction-changing characters, not endless. */
export function headerText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length > SUBJECT_LENGTH ? `${line.slice(0, SUBJECT_LENGTH - 1).toWellFormed()}…` : line;
}
