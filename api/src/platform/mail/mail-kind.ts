import type { Context } from '../context';
import type { Transaction } from '../database/database';
import type { Task } from '../jobs/worked-queue';
import type { Mail } from './mail';

export interface MailOrder<Facts> {
  facts: Facts;
  /** No actor; `now` is the time of sending. */
  ctx: Context;
  /** Commits before sending. */
  tx: Transaction;
  /** The same for every attempt. */
  jobId: string;
  from: string;
  urlOf(path: string): string;
}

interface MadeMail extends Pick<Task, 'record' | 'release'> {
  mail: Mail;
}

/** null: pointless, sent or being sent. */
export type MailMaker<Facts> = (order: MailOrder<Facts>) => Promise<MadeMail | null>;

export interface MailKind<Facts extends object> {
  /** Never rename: the queue, metrics and Message-IDs contain it. */
  readonly name: string;
  readonly make: MailMaker<Facts>;
}

/** `Facts` are stored: nothing personal or secret. */
export function mailKind<Facts extends object>(name: string, make: MailMaker<Facts>): MailKind<Facts> {
  return { name, make };
}

const registered = new Set<MailKind<never>>();

export function registerMails(kinds: readonly MailKind<never>[]): void {
  for (const kind of kinds) registered.add(kind);
}

export function assertRegistered(kind: MailKind<never>): void {
  if (!registered.has(kind)) throw new Error(`No feature registers the mail ${kind.name}`);
}
