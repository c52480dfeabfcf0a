import type { EntityManager } from 'typeorm';

import { recordedActor } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import { BuiltOnce } from '../../../platform/database/built-once';
import type { Transaction } from '../../../platform/database/database';
import { selection } from '../../../platform/database/selection';
import { AUDIT_LABEL } from '../audited-rental';
import { ROOM_BOOKING_ROW, selectRoomBookings, type RoomBookingRow } from '../room-booking-row';

interface Rent {
  tenant: number;
  notes: string | null;
  seriesId: string | null;
  /** JSON for INSERTED. */
  rentals: string;
}

const RENTED = selection('rentals.rent-rooms', ROOM_BOOKING_ROW);
const built = new BuiltOnce();

/** Inserts and audits in one round trip, as others wait for the rooms. */
export function insertRentals(ctx: Context, tx: Transaction, rent: Rent): Promise<RoomBookingRow[]> {
  const query = built.query('rent', { ...rent, ...recordedActor(ctx.actor), now: ctx.now }, () =>
    selectRoomBookings(tx.manager)
      .addCommonTableExpression(INSERTED, 'room_bookings')
      .addCommonTableExpression(audited(tx.manager), 'noted'),
  );
  return tx.select(RENTED, query);
}

const INSERTED = `
  INSERT INTO room_bookings (id, professional_id, room_id, starts_at, ends_at, notes, hourly_rate, base_cost,
                             discount_percentage, discount_rule, discount_min_hours, final_cost, created_at, series_id)
  SELECT id, :tenant, room_id, to_timestamp(start * 60), to_timestamp("end" * 60), :notes, hourly_rate, base_cost,
    discount_percentage, discount_rule, discount_min_hours, final_cost, :now, CAST(:seriesId AS uuid)
  FROM jsonb_to_recordset(CAST(:rentals AS jsonb)) AS it(id uuid, room_id int, start float8, "end" float8,
    hourly_rate numeric, base_cost numeric, discount_percentage numeric, discount_rule text, discount_min_hours numeric,
    final_cost numeric)
  RETURNING *`;

function audited(manager: EntityManager): string {
  const event = [
    ':now',
    ':actorUserId',
    'CAST(:actorKeyId AS integer)',
    "'created'",
    "'rental'",
    'b.id::text',
    AUDIT_LABEL,
  ];
  return `INSERT INTO audit_events (at, actor_user_id, actor_key_id, action, entity, entity_id, called)
    ${selectRoomBookings(manager).select(event).getQuery()}`;
}
