import { momentText } from '../../domain/clinic-time';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { changesBetween } from '../audit/audited-change';
import { recordAudits } from '../audit/record-audit';
import { RENTAL } from './room-booking.entity';
import type { RoomBookingRow } from './room-booking-row';

export async function recordCancelled(ctx: Context, tx: Transaction, rows: readonly RoomBookingRow[]): Promise<void> {
  await recordAudits(
    ctx,
    tx,
    rows.map((row) => ({
      action: 'updated',
      entity: RENTAL,
      entityId: row.id,
      called: auditLabel(row),
      changes: changesBetween<object>(RENTAL, BEFORE, {
        cancelledAt: ctx.now,
        creditPercentage: row.creditPercentage,
        giveBackReason: row.giveBackReason,
      }),
    })),
  );
}

const BEFORE = { cancelledAt: null, creditPercentage: null, giveBackReason: null };

/** AUDIT_LABEL is the same in SQL. */
function auditLabel({ zone, start, roomName, professionalName }: RoomBookingRow): string {
  return `${roomName}, ${momentText(zone, start)}, ${professionalName}`;
}

/** For selectRoomBookings. */
export const AUDIT_LABEL =
  "concat_ws(', ', r.name, to_char(b.starts_at AT TIME ZONE settings.timezone, 'DD-MM-YYYY HH24:MI'), p.name)";
