import type { Context } from '../context';
import type { Transaction } from '../database/database';
import type { Job } from '../jobs/worker';
import type { Mail, Mailer } from './mail';
import type { MailRequest } from './request-mail';

/** What a maker of mails gets. */
export interface MailOrder<Request> {
  request: Request;
  /** Of nobody: the queue asks. `now` is when the mail is sent. */
  ctx: Context;
  /** Of the job: kept if the mail leaves. Records of what was sent go through it. */
  tx: Transaction;
  /** The same for every attempt at this job. */
  jobId: string;
  /** The address that mails come from. */
  from: string;
  /** The address people use for a path of this server. */
  urlOf(path: string): string;
}

/** Makes the mail as it should be now, or null when it has become pointless or was sent before. */
export type MailMaker<Request> = (order: MailOrder<Request>) => Promise<Mail | null>;

export type MailMakers = { readonly [Kind in MailRequest['kind']]: MailMaker<Extract<MailRequest, { kind: Kind }>> };

interface Post {
  mailer: Mailer;
  from: string;
  makers: MailMakers;
  contextOf(jobId: string): Context;
  publicUrl(): string;
}

/**
 * Does a mail job: first the record, then the mail, then the commit of both the record and the job's end. A crash
 * before the mail has left undoes the record, so the mail is sent later; only one between the server's "250" and the
 * commit sends it again, with the same Message-ID. The other order would lose mails instead.
 */
export function mailJob({ mailer, from, makers, contextOf, publicUrl }: Post): (job: Job, tx: Transaction) => Promise<void> {
  return async (job, tx) => {
    const ctx = contextOf(job.id);
    const request = job.data as MailRequest;
    const make = makers[request.kind] as MailMaker<MailRequest> | undefined;
    if (!make) throw new Error('A mail of unknown kind');
    const mail = await make({ request, ctx, tx, jobId: job.id, from, urlOf: (path) => `${publicUrl()}${path}` });
    if (mail) await mailer.send(mail, ctx.now);
  };
}
