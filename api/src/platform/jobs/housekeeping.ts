import type { Database, Statement } from '../database/database';
import type { QueueStore } from './queue-store';

/** Removes what nobody can use any more. Several replicas may do so at once. */
export async function keepHouse(db: Database, store: QueueStore, now: Date): Promise<void> {
  for (const statement of EXPIRED) await db.rows(statement, [now]);
  // Jobs that were done half a day ago leave the queue, and a week later the archive.
  await store.maintain();
}

const EXPIRED: readonly Statement[] = [
  { name: 'housekeeping-sessions', text: 'DELETE FROM sessions WHERE expires_at <= $1' },
  { name: 'housekeeping-email-tokens', text: 'DELETE FROM email_tokens WHERE expires_at <= $1' },
  {
    name: 'housekeeping-idempotency-keys',
    text: `DELETE FROM idempotency_keys WHERE created_at < $1::timestamptz - interval '48 hours'`,
  },
  {
    name: 'housekeeping-rate-limits',
    text: 'DELETE FROM rate_limits WHERE expire < extract(epoch FROM $1::timestamptz) * 1000',
  },
];
