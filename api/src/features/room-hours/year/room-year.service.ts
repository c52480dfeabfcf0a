import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { int, json } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { notFound } from '../../../platform/errors/app-error';
import { assertMonth } from '../../../platform/validation/month';
import type { RoomYear } from './room-year.object';

/** NOT_FOUND. */
export async function getRoomYear(ctx: Context, roomId: number, year: number): Promise<RoomYear> {
  const [found] = await roomYearsOf(ctx, year, roomId);
  if (!found) throw notFound('La sala no existe');
  return found;
}

/** In display order, inactive ones too. */
export async function listRoomYears(ctx: Context, year: number): Promise<RoomYear[]> {
  return roomYearsOf(ctx, year, null);
}

async function roomYearsOf(ctx: Context, year: number, roomId: number | null): Promise<RoomYear[]> {
  assertCan(adminMay(ctx.actor, 'rooms'));
  assertMonth(year, 1);
  const rooms = await ctx.db.rows(ROOM_YEARS, [year, roomId]);
  return rooms.map((room) => {
    const months = MONTHS.map((month) => {
      const [, templateName = null, version = 0] = room.months.find(([number]) => number === month) ?? [];
      return { month, isConfigured: templateName !== null, templateName, version };
    });
    return {
      roomId: room.roomId,
      year,
      months,
      configuredMonths: months.filter(({ isConfigured }) => isConfigured).length,
    };
  });
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** SQL: aggregates a room's months into its row. */
const ROOM_YEARS = statement(
  'room-hours.years',
  `SELECT r.id AS "roomId",
     (SELECT coalesce(json_agg(json_build_array(m.month, m.template_name, m.version)), '[]')
      FROM room_months AS m WHERE m.room_id = r.id AND m.year = $1::int) AS months
   FROM rooms AS r WHERE $2::int IS NULL OR r.id = $2 ORDER BY r.sort_order, lower(r.name)`,
  { roomId: int, months: json<readonly (readonly [month: number, templateName: string | null, version: number])[]>() },
);
