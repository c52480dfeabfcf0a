import type { Context } from '../context';
import type { Transaction } from '../database/database';
import type { Job } from '../jobs/worker';
import type { Mailer } from './mail';
import type { MailKind } from './mail-kind';

interface Post {
  mailer: Mailer;
  from: string;
  kinds: readonly MailKind<never>[];
  contextOf(jobId: string): Context;
  publicUrl(): string;
}

/**
 * Does a mail job: first the record, then the mail, then the commit of both the record and the job's end. A crash
 * before the mail has left undoes the record, so the mail is sent later; only one between the server's "250" and the
 * commit sends it again, with the same Message-ID. The other order would lose mails instead.
 */
export function mailJob({ mailer, from, kinds, contextOf, publicUrl }: Post): (job: Job, tx: Transaction) => Promise<void> {
  return async (job, tx) => {
    const ctx = contextOf(job.id);
    const { kind: name, ...facts } = job.data as { kind: string };
    const kind = kinds.find((one) => one.name === name);
    if (!kind) throw new Error('A mail of unknown kind');
    const mail = await kind.make({ facts: facts as never, ctx, tx, jobId: job.id, from, urlOf: (path) => `${publicUrl()}${path}` });
    if (mail) await mailer.send(mail, ctx.now);
  };
}
