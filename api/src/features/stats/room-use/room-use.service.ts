import { addDays } from '../../../domain/calendar-date';
import { roomsUse, type HoursUse } from '../../../domain/room-use';
import { WEEKDAYS } from '../../../domain/weekday';
import type { Context } from '../../../platform/context';
import { int, json, text } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { openHoursOn, ROOM_HOURS, roomHoursColumns } from '../../room-hours/open-hours';
import { shownEnd, shownStart } from '../../rooms/shown-time';
import { clinicSettings } from '../../settings/settings.service';
import { spansOf, toIntervals, type Spans } from '../../slots/schedule.sql';
import { lengthOf, spanOf, type FigurePeriod } from '../figure-filter';
import type { RoomHourUse, RoomUseFigures } from './room-use.objects';

/** Without buffers, in one statement. BAD_REQUEST. */
export async function getRoomUseFigures(ctx: Context, period: FigurePeriod): Promise<RoomUseFigures> {
  const { from, until } = await spanOf(ctx, period);
  const { timeZone } = await clinicSettings(ctx);
  const rows = await ctx.db.rows(ROOMS_OF_PERIOD, [period.from, period.until, from, until]);
  const dates = Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index));
  const openHours = openHoursOn(dates);
  const use = roomsUse(
    timeZone,
    dates,
    rows.map((room) => ({ open: openHours(room), occupied: toIntervals(room.occupied) })),
  );
  return {
    rooms: rows.map(({ roomId, roomName }, index) => ({ roomId, roomName, hours: openOnes(use.rooms[index]!) })),
    weekdays: WEEKDAYS.flatMap((weekday) => {
      const hours = use.weekdays.get(weekday);
      return hours ? [{ weekday, hours: openOnes(hours) }] : [];
    }),
  };
}

function openOnes(hours: HoursUse): RoomHourUse[] {
  return hours.map((use, hour) => ({ hour, ...use })).filter(({ openMinutes }) => openMinutes > 0);
}

/**
 * One value per room. $1 and $2: the dates; $3 and $4: their instants. Sorts rooms before adding the times, which are
 * megabytes.
 */
const ROOMS_OF_PERIOD = statement(
  'stats.rooms-of-period',
  `SELECT r.id AS "roomId", r.name AS "roomName", ${roomHoursColumns('$1::date', '$2::date')},
    (SELECT ${spansOf(shownStart('o'), shownEnd('o'))} FROM room_occupancies AS o
     WHERE o.room_id = r.id AND o.expires_at IS NULL
       AND o.starts_at > $3::timestamptz - interval '25 hours' AND o.starts_at < $4::timestamptz
       AND o.ends_at > $3::timestamptz) AS occupied
  FROM (
    SELECT id, name, sort_order, lower(name) AS lower_name FROM rooms WHERE is_active
    ORDER BY sort_order, lower_name, id
  ) AS r
  ORDER BY r.sort_order, r.lower_name, r.id`,
  { roomId: int, roomName: text, ...ROOM_HOURS, occupied: json<Spans>() },
);
