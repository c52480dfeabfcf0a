import type { Database } from '../../platform/database/database';
import { perDatabase } from '../../platform/database/per-database';
import { statement } from '../../platform/database/statement';

const EVERY_MS = 60_000;

/** When this process last noted a key, so that a burst of requests writes once. */
const notedAt = perDatabase(() => new Map<number, number>());

/** At most once a minute, beside the request; when it fails, a later one does it. */
export function noteUse(
  db: Database,
  { keyId, lastUsedAt }: { keyId: number; lastUsedAt: Date | null },
  now: Date,
): void {
  const own = notedAt(db);
  const last = Math.max(lastUsedAt?.getTime() ?? 0, own.get(keyId) ?? 0);
  if (now.getTime() - last < EVERY_MS) return;
  own.set(keyId, now.getTime());
  db.write((on) => on.rows(NOTE, [keyId, now])).catch(() => own.delete(keyId));
}

/** SQL: the version is of what people change. */
const NOTE = statement(
  'api-keys.note-use',
  'UPDATE api_keys SET last_used_at = $2 WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2)',
);
