import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { lockOccupancy } from '../rooms/lock-occupancy';
import { canKeepSchedule } from './professional.policy';
import { professionalLoader, professionalNotFound } from './professional.service';
import { statement } from '../../platform/database/statement';

/** What of a professional is changed here. */
export interface ProfessionalRow {
  bio: string;
  /** Decimal text. */
  fee: string | null;
  defaultDurationMinutes: number | null;
}

/**
 * Makes those who change the same professional's data take turns until the transaction ends, and whoever books wait as
 * well: what they judge by is just changing. FORBIDDEN to all but its keepers; NOT_FOUND.
 */
export async function lockProfessional(ctx: Context, tx: Transaction, professionalId: number): Promise<ProfessionalRow> {
  assertCan(canKeepSchedule(ctx.actor, professionalId));
  await lockOccupancy(tx, { professionalIds: [professionalId] });
  const [row] = await tx.rows<ProfessionalRow>(LOCK, [professionalId]);
  if (!row) throw professionalNotFound();
  return row;
}

/** For a list that came out empty: NOT_FOUND when that is because there is no such professional. */
export async function assertExists(ctx: Context, professionalId: number): Promise<void> {
  if (!(await professionalLoader(ctx).load(professionalId))) throw professionalNotFound();
}

const LOCK = statement(
  'professionals.lock',
  `SELECT bio, fee, default_duration_minutes AS "defaultDurationMinutes" FROM professionals WHERE id = $1 FOR NO KEY UPDATE`,
);
