import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Context } from '../../platform/context';
import type { Statement } from '../../platform/database/database';

/**
 * Signs the link by which a guest cancels: who has it reads the mailbox that the appointment was booked with.
 * For that one appointment, as long as it may be cancelled at all.
 */
export async function cancelTokenOf(ctx: Context, appointmentId: string): Promise<string> {
  return signature(await cancelKey(ctx), appointmentId).toString('base64url');
}

export async function isCancelToken(ctx: Context, appointmentId: string, token: string): Promise<boolean> {
  const expected = signature(await cancelKey(ctx), appointmentId);
  const given = Buffer.from(token, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(key: Buffer, appointmentId: string): Buffer {
  return createHmac('sha256', key).update(`cancel ${appointmentId.toLowerCase()}`).digest();
}

async function cancelKey(ctx: Context): Promise<Buffer> {
  const [row] = await ctx.db.rows<{ key: Buffer }>(KEY, []);
  if (!row) throw new Error('The key of cancel links is missing');
  return row.key;
}

const KEY: Statement = { name: 'secret-cancel-link', text: `SELECT key FROM secrets WHERE name = 'cancel-link'` };
