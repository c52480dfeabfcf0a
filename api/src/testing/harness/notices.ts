import { NOTICE_WAIT_MINUTES } from '../../domain/turno-notice';
import type { OutboxMail } from '../../platform/mail/outbox';
import type { TestApp } from './app';

/** Advances the clock past the wait for staff changes. Returns all mails sent, newest last. */
export async function mailsAfterWait(app: TestApp): Promise<OutboxMail[]> {
  app.clock.now = new Date(app.clock.now.getTime() + NOTICE_WAIT_MINUTES * 60_000);
  await app.jobs.go('notices');
  await app.jobs.go('rejections');
  return app.mails();
}

/** Oldest first. */
export async function mailKindsAfterWait(app: TestApp): Promise<string[]> {
  await mailsAfterWait(app);
  const { rows } = await app.db.pool.query<{ kind: string }>(
    'SELECT kind FROM appointment_mails ORDER BY sent_at, sequence',
  );
  return rows.map(({ kind }) => kind);
}
