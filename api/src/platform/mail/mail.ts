import { EMAIL_PATTERN, hasIllegalCharacters } from '../validation/text';

export interface Attachment {
  filename: string;
  contentType: string;
  /** UTF-8, or as `encoding` says. */
  content: string;
  encoding?: 'base64';
}

export interface Mail {
  /** The same for each attempt. */
  id: string;
  to: string;
  fromName: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
}

export interface Mailer {
  /** Resolves once accepted. Throws MailRefused if retries are useless. */
  send(mail: Mail, at: Date, signal?: AbortSignal): Promise<void>;
}

/** Its message has no address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly isFinal = true;
}

/** Lists, names and line breaks could add recipients or headers. */
export function isOneAddress(text: string): boolean {
  return text.length <= 254 && !hasIllegalCharacters(text) && EMAIL_PATTERN.test(text);
}

const SUBJECT_LENGTH = 200;

/** One limited line, without control or direction characters. */
export function headerText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length > SUBJECT_LENGTH ? `${line.slice(0, SUBJECT_LENGTH - 1).toWellFormed()}…` : line;
}
