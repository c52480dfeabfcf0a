import type { Context } from '../context';
import type { Transaction } from '../database/database';
import type { Errand } from '../jobs/worked-queue';
import type { Mail } from './mail';

/** What a maker of mails gets. */
export interface MailOrder<Facts> {
  /** What the mail was asked for with. */
  facts: Facts;
  /** Of nobody: the queue asks. `now` is when the mail is sent. */
  ctx: Context;
  /** Takes the job; kept before the mail leaves. */
  tx: Transaction;
  /** The same for every attempt at this job. */
  jobId: string;
  /** The address that mails come from. */
  from: string;
  /** The address people use for a path of this server. */
  urlOf(path: string): string;
}

/** A mail to be sent, and what is to be written down when it was, or was not. */
export interface MadeMail extends Pick<Errand, 'record' | 'release'> {
  mail: Mail;
}

/** Makes the mail as it should be now, or null when it has become pointless, or was or is being sent by another job. */
export type MailMaker<Facts> = (order: MailOrder<Facts>) => Promise<MadeMail | null>;

/** A sort of mail. Its feature registers it among its `mails`; whoever has the reason for one asks for it by `requestMail`. */
export interface MailKind<Facts extends object> {
  /** In the queue for days, in metrics and Message-IDs for ever: never renamed. */
  readonly name: string;
  readonly make: MailMaker<Facts>;
}

/** `Facts` are kept in the queue as JSON: ids and words of ours, nothing personal, no secrets. */
export function mailKind<Facts extends object>(name: string, make: MailMaker<Facts>): MailKind<Facts> {
  return { name, make };
}

const registered = new Set<MailKind<never>>();

/** Only kinds registered here can be requested. */
export function registerMails(kinds: readonly MailKind<never>[]): void {
  for (const kind of kinds) registered.add(kind);
}

/** Throws for a kind that the queue would not know. */
export function assertRegistered(kind: MailKind<never>): void {
  if (!registered.has(kind)) throw new Error(`No feature registers the mail ${kind.name}`);
}
