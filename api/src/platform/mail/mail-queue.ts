import type { Queue } from '../jobs/enqueue';
import type { WorkedQueue } from '../jobs/worked-queue';
import { traced } from '../telemetry/tracing';
import type { Mailer } from './mail';
import type { MailKind } from './mail-kind';

/** Retries for about a day. */
export const MAIL: Queue = { name: 'mail', concurrency: 2, timeLimitMs: 45_000, retryLimit: 15, retryDelaySeconds: 2 };

interface Post {
  mailer: Mailer;
  from: string;
  kinds: readonly MailKind<never>[];
  publicUrl(): string;
}

/** A crash after the server accepted a mail sends it twice, with one Message-ID. */
export function mailQueue({ mailer, from, kinds, publicUrl }: Post): WorkedQueue {
  return {
    ...MAIL,
    async take(job, tx, ctx) {
      const { kind: name, ...facts } = job.data as { kind: string };
      const kind = kinds.find((one) => one.name === name);
      if (!kind) throw new Error('A mail of unknown kind');
      const made = await kind.make({
        facts: facts as never,
        ctx,
        tx,
        jobId: job.id,
        from,
        urlOf: (path) => `${publicUrl()}${path}`,
      });
      const step = { name: 'send mail', kind: 'client', attributes: { 'mail.kind': name } } as const;
      return made && { ...made, run: (signal) => traced(step, () => mailer.send(made.mail, ctx.now, signal)) };
    },
  };
}
