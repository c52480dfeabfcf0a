import type { Context } from '../context';
import type { Transaction } from '../database/database';
import type { Errand } from '../jobs/worked-queue';
import type { Mail } from './mail';

export interface MailOrder<Facts> {
  /** From requestMail. */
  facts: Facts;
  /** Has no actor. `now` is the time of sending. */
  ctx: Context;
  /** Takes the job; commits before the mail is sent. */
  tx: Transaction;
  /** The same for every attempt. */
  jobId: string;
  /** The sender's address. */
  from: string;
  /** Public URL of a path. */
  urlOf(path: string): string;
}

/** A mail, and what to record after success or failure. */
export interface MadeMail extends Pick<Errand, 'record' | 'release'> {
  mail: Mail;
}

/** Makes the mail from the present state; null when it is pointless, sent or being sent. */
export type MailMaker<Facts> = (order: MailOrder<Facts>) => Promise<MadeMail | null>;

/** A type of mail. Features register it as `mails` and send it by `requestMail`. */
export interface MailKind<Facts extends object> {
  /** Never rename it: queue, metrics and Message-IDs contain it. */
  readonly name: string;
  readonly make: MailMaker<Facts>;
}

/** `Facts` are stored as JSON in the queue: only ids and our own words, no personal data or secrets. */
export function mailKind<Facts extends object>(name: string, make: MailMaker<Facts>): MailKind<Facts> {
  return { name, make };
}

const registered = new Set<MailKind<never>>();

/** Only registered kinds can be requested. */
export function registerMails(kinds: readonly MailKind<never>[]): void {
  for (const kind of kinds) registered.add(kind);
}

/** Throws for an unregistered kind. */
export function assertRegistered(kind: MailKind<never>): void {
  if (!registered.has(kind)) throw new Error(`No feature registers the mail ${kind.name}`);
}
